"""What a tool does when nobody reads its output any more."""

import signal


def end_with_reader():
    """Let the process end without a word, as other tools do, once its output's reader is gone.

    So `| head -1` shows no error. Where the system knows no such signal nothing changes.
    """
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
