"""The courses that the arms of a cross may take, over an area of 20 by 8 half-tiles.

The area has four rows, two half-tiles apart, so that doubles have room to stand across. A set, one
text to spare memory, tells where the led double lies in the second row, by the half-tiles to its
left, and then how the left, the right, the top and the bottom arm run from it: letters say which
way (left, right, up, down), and the numbers how many half-tiles far. Arms that leave the double
upwards or downwards begin at its middle, and so all their squares lie half a half-tile further to
the right.

The first set is how every cross begins, balanced for all arms. The others are for crosses that
have outgrown it, those that are needed most often first; each is used mirrored and upside down too.
"""

# The area, in half-tiles.
WIDE = 20
HIGH = 8

COURSES = (
    "9, L2 D2 L7 D2 R9, R9 U2 L7, U2 L9 D2 R4, D2 R9 D2 L7",
    "13, L13 D2 R11, R5 U2 L3, U2 L13, D2 R5 D2 L18",
    "5, L2 D2 L3 D2 R10, R13 U2 L11, U2 L5 D2, D2 R13 D2 L6",
    "3, L3 D2 R1 D2 L1, R12, U2 R15 D2, D2 R15 D2 L15",
    "5, L2 D2 L3 U2 R1 U2 R2, R11 D2 R2 D2 L19, U2 R13, D2 R9",
    "10, L10 U2, R8 U2 L6, U2 L8, D2 R8 D2 L18 U2 R8",
    "11, L11 U2 R9, R7 D2 L5 D2 L14 U2, U2 R7, D2 L9",
    "6, L6 U2 R4, R2 D2 R10 D2, U2 R5 D2 R7 U2 L5, D2 L6 D2 R16",
    "13, L7 D2 L6 D2 R19 U2 L3, R5 U2 L3, U2 L13 D2 R3, D2 L5",
    "10, L10 U2 R8, R8 D2 L6, U2 R8, D2 L10 D2 R18",
    "12, L12 D2 R10, R3 U2 R3 D2 L1 D2 R1 D2 L19, U2 L12, D2 R3",
    "3, L3 U2 R1, R15 D2 L13, U2 R15, D2 L3 D2 R18",
    "16, L7, R2 U2, U2 L16 D2 R6 D2 L6 D2 R6, D2 L8 D2 R10 U2",
    "3, L3 D2 R1 D2 R18 U2 L2 U2 R2 U2 L13, R11, U2 L3, D2 R11",
    "5, L5 U2 R3, R8, U2 R13 D2 L2 D2 R2 D2 L18 U2 R3, D2 R9",
    "3, L3 D2 R1 D2 R18, R15 D2 L3, U2 R15, D2 R10",
    "15, L8 D2 R6, R3 U2 L1, U2 L15 D2 R4 D2 L4, D2 R3 D2 L18",
    "9, L9 D2 R1 D2 R18 U2 L7, R9 U2 L7, U2 L9, D2 L6",
    "12, L12 D2 R10, R6 U2 L4, U2 L12, D2 R6 D2 L18",
    "2, L2 U2, R16 D2 L14 D2 R14, U2 R16, D2 L2 D2 R2",
)
