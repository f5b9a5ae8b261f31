"""The command line of `python -m tools.learn`."""

import argparse
import sys
from pathlib import Path

from tqdm import tqdm

from tools.learn import habits, lead

_BOTS = Path(__file__).resolve().parents[2] / "engine" / "bots"


def main(arguments=None):
    """Run with the command line `arguments`; return 0. Bad options exit with 2 (SystemExit)."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.learn",
        description='Learns the numbers that the level "hard" plays by.',
    )
    parser.add_argument("what", choices=("lead", "habits"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="(default: 1)")
    parser.add_argument("--hands", type=int, default=400, metavar="N", help="lead: hands a seat")
    parser.add_argument("--worlds", type=int, default=40, metavar="N", help="lead: deals a hand")
    parser.add_argument("--deals", type=int, default=800, metavar="N", help="habits: deals played")
    parser.add_argument("--out", metavar="FILE", help="where to write (default: engine/bots/)")
    options = parser.parse_args(arguments)
    if min(options.hands, options.worlds, options.deals) < 10:
        parser.error("--hands, --worlds and --deals: 10 at least")
    if options.what == "lead":
        path = _BOTS / "lead_values.py"
        with tqdm(total=options.hands * len(lead.SEATS), unit="hand", disable=None) as bar:
            found = lead.learn(options.seed, options.hands, options.worlds, bar.update)
        text = lead.text(found)
    else:
        path = _BOTS / "habits.py"
        with tqdm(total=options.deals * len(habits.PLAYERS), unit="round", disable=None) as bar:
            text = habits.text(*habits.learn(options.seed, options.deals, bar.update))
    Path(options.out or path).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
