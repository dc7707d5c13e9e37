// Examples of grid puzzles by genre, the first board first. Those of kinds that are texts and of 31 genres, all or the
// first of them, are our own: of the generator, or drawn and thinned by the solver. The others are from the public
// collections of janko.at and puzz.link, through SmilingWayne/puzzlekit-dataset.

import { kindBoards } from '../../wasm/bindings/kind-boards.js';
import { readGrid } from '../grids/text.js';
import { gradesStrings, gradeText } from '../strings/grades-strings.js';

/** @type {Record<string, string[]>} */
export const texts = {
  starbattle: [
    `starbattle
stars 1
regions
A A B B B B C C
B B B B B B C C
D B B B B E C C
B B B F B E E E
B B F F E E E E
B F F F G G H H
G G G G G G H G
G G G G G G G G`,
    `starbattle
stars 1
regions
A A B B B B B B
C A B B B B B D
C A A A B B B B
C E E A B B B B
E E E F B B B G
E E H H H H G G
E H H H H H H G
E H H H H G G G`,
    `starbattle
stars 2
regions
A A A A B B B B B B
A A A A A A A B B B
A C C C A D D D B B
E C C C C C D D D F
E E G G C D D D F F
G E G G C C D D F F
G E G G G C C F F H
G G G I I C C F H H
J J J I I I I H H H
J J J J I I I H H H`,
  ],
  nonogram: [
    `nonogram
rows
2 3
1 2
4
6
3 2 1
7
3 4
5 3
4 4
2
columns
5
2 6
1 5
3 2
1 1 3
7 1
9
2 3
2 2
1`,
    `nonogram
rows
2
3
2
4 1
3 4
3 2 4
3 6
2 3
1 4
3 5
4 2 2
5 2 2
4 2 2
6 2 2
6 2 2
columns
2
4
2 6
1 10
1 3 6
1 2 2
2
1
2
2
1 6
1 3 7
3 6
15
11`,
    `nonogram
rows
2 3
1 4 6
13
1 6
3 1 3
2 3
2 3 4
2 1 5
1 1 1 1
2 1 1 2
1 2 3 2
5 2 2
1 2 4
1 1 2 3
2 3 2
columns
1 3 1
1 1 2
2 3 2
2 2 2
3 1 1 3
3 2
5 2
2 1 3
3 5 3
4 2
8 1
3 4 2
7 5
3 2 6
3 3 1`,
  ],
  kenken: [
    `kenken
cells
48* . 1 30* . .
. 240* . 5 . 72*
60* 2/ . 1- . .
. . . 6 144* .
. 90* . 1- . .
. . 3 . . .
regions
A A B C C C
A D D E C F
G H D I I F
G H D J K F
G L L M K F
G L N M K K`,
    `kenken
cells
4- 2 120* . 6 12*
. 3 11+ . . .
24* . . 20* . .
. . 60* . 11+ .
. 60* . . . 4
6 . . . 3- .
regions
A B C C D E
A F G C E E
H G G I I I
H H J J K K
H L J J K M
N L L L O O`,
    `kenken
cells
6 13+ . 15* 80* 1344* . 4
210* . . . . . . 4-
. . 336* 1- . . . .
. . . . 144* 112* . .
3- 1 . . . 3 720* .
. 960* . 12+ 14+ . . .
1 . . . . . . .
224* . . . 180* . . .
regions
A B B C D E E F
G B C C D D E H
G B I J J D E H
G G I I K L L L
M N I K K O P L
M Q Q R S S P P
T Q Q R R S S P
U U U U V V V V`,
  ],
  futoshiki: [
    `futoshiki
cells
. . . . . 3
. . . . . 1
. . . . . .
. . . . . .
. . . . . .
. . . . . .
pairs
r1c1 < r1c2
r1c1 < r2c1
r1c3 < r1c4
r1c3 > r2c3
r1c4 < r1c5
r1c4 < r2c4
r1c5 > r1c6
r1c5 > r2c5
r1c6 > r2c6
r2c1 > r3c1
r2c2 > r2c3
r2c3 < r2c4
r2c3 < r3c3
r2c4 > r2c5
r2c4 > r3c4
r2c5 > r2c6
r2c5 > r3c5
r2c6 < r3c6
r3c1 < r3c2
r3c2 > r4c2
r3c3 < r3c4
r3c3 < r4c3
r3c4 > r3c5
r3c4 > r4c4
r3c5 < r3c6
r3c6 < r4c6
r4c1 > r4c2
r4c2 < r5c2
r4c3 < r5c3
r4c4 < r4c5
r4c4 > r5c4
r4c5 > r5c5
r4c6 > r5c6
r5c1 < r5c2
r5c2 < r5c3
r5c2 > r6c2
r5c3 > r5c4
r5c3 > r6c3
r5c4 < r5c5
r5c6 > r6c6
r6c1 > r6c2
r6c2 > r6c3
r6c3 < r6c4
r6c4 < r6c5
r6c5 > r6c6`,
    `futoshiki
cells
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . 5 . .
. . . . . .
pairs
r1c2 < r2c2
r1c3 > r2c3
r2c2 < r2c3
r2c5 > r3c5
r3c6 > r4c6
r4c2 < r4c3
r4c3 > r4c4
r4c4 < r4c5
r5c3 > r5c4
r5c4 > r6c4
r5c5 > r5c6
r5c6 > r6c6
r6c1 < r6c2`,
    `futoshiki
cells
. . . 7 . . .
. . . . . . .
. . . . . 2 .
. . 5 2 . . .
. . . . . . .
. . . . 2 . .
. . . . . . .
pairs
r1c7 > r2c7
r2c1 > r2c2
r2c4 > r2c5
r2c6 < r2c7
r3c1 > r3c2
r3c1 < r4c1
r3c4 > r3c5
r4c2 < r5c2
r4c3 < r5c3
r4c7 < r5c7
r5c2 < r6c2
r6c3 > r6c4
r6c6 > r7c6
r7c2 < r7c3
r7c4 > r7c5
r7c6 > r7c7`,
  ],
  skyscrapers: [
    `skyscrapers
top
3 3 3 2 1 3
bottom
1 3 2 3 2 3
left
5 2 2 3 3 1
right
2 3 2 1 2 3
cells
. 2 . . . 3
. . . . . 1
. . . . . .
. . 5 2 . .
. . . . . .
. . . . 5 .`,
    `skyscrapers
top
5 1 2 2 2 3
bottom
1 4 3 4 2 2
left
2 3 2 4 2 .
right
4 3 2 1 2 3
cells
. . . . . .
. . . . . .
. 1 . . . .
. . . . . .
. . . . . .
. . . . . .`,
    `skyscrapers
top
. 3 3 . . .
bottom
. 3 . 3 . 3
left
5 . . 3 3 .
right
. . 2 1 2 .
cells
. . . . . .
. . . . . 1
. . . . . .
. . . 2 . .
. . . . . .
. . . . . .`,
  ],
  binairo: [
    `binairo
cells
. . . 1 . . . .
. . . . 0 1 . .
0 . 0 0 . 0 . .
. 0 . . . . . .
1 . 0 . . . 1 .
. . 0 . 1 . . .
1 . . . 1 . 1 .
. . 0 . . 1 . 0`,
    `binairo
different no
cells
1 . 1 . 1 . . . . .
1 . . 1 0 . . . . 0
. . . 1 1 . 1 0 . .
. 1 0 . . . 1 . . .
. . . 0 . . . 0 . .
. . . . . . . 0 . .
. . . . . . . . 0 0
. . . . . . 1 1 . .
. 1 . . 0 0 . 0 . 1
. . . . . . . . 1 .`,
    `binairo
cells
0 . . . . . 1 . 1 . . 0
. 0 0 . . . 1 1 0 1 . .
. . . 0 . 0 . . 1 . . .
0 0 . . 0 1 . 0 . . . .
. . 0 . . . 0 . . 0 0 .
0 . 1 . 1 . 0 . . . 1 0
. . . 1 0 . . 0 . . 0 0
. . . 0 . 1 . . . . . .
. 1 . . . . . . 1 0 . .
0 . 0 . . 0 . 1 0 . . .
. . 0 . . . . . . . 1 .
0 0 . . . . . 0 . . 0 .`,
  ],
  tents: [
    `tents
cells
. T . T . . T .
. . . . . . T T
. . . . . . . .
. . . . . T . .
T . . . . . . .
. T T . . T . .
. . . . . . T .
. . . T . . . .
top
3 0 3 0 2 1 2 1
left
4 0 1 2 1 2 0 2`,
    `tents
cells
. . T . . T . . T .
. . . . . . . . . .
. . . T . . . . . T
. . . . T . T . . .
T . . . . . . . . T
. T . . . T . T . .
. . . . . . . . . .
. . . . T . . . . .
T . T . . . . . T .
. . . . . T . T . .
top
1 3 0 3 1 3 1 1 3 2
left
1 3 0 4 1 2 1 2 2 2`,
    `tents
top
4 1 4 0 3 2 1 5 1 2 3 2
left
1 4 0 3 3 1 3 2 2 4 1 4
cells
. . . . . . T T . . T .
T . . T . . . . . . . .
. . T . . . . . . T . .
T . . . . T . . T . . .
. . . . . . . T . . T .
. . . . . . . . . . T .
. T . . . . . . . . . .
. T . . T . T . . . . .
. T . . . T . . . T . .
. T T . . . . . T . . .
. . . . . . . . . . T T
. T . . T . T . . . . .`,
  ],
  battleships: [
    `battleships
fleet 4 3 2 2 1 1 1
top
1 2 1 0 4 1 4 1
left
4 0 0 2 2 2 3 1
cells
. o . . . . . >
. . . . ~ . ~ ~
. . . . . . . .
. ~ . . . . . .
. . . . . . . .
. . . . # ~ . .
. > . . . ~ . .
~ . . . . . . .`,
    `battleships
fleet 4 3 3 2 2 2 1 1 1 1
top
1 3 4 0 4 0 3 1 0 4
left
2 3 1 2 2 2 3 1 2 2
cells
. ^ . . ^ . . ~ ~ .
. . ~ ~ . . ~ . ~ .
. . . . . . . . . .
. ~ . . ^ . . . . .
. . . . . . . . . .
. . . . . . . ~ ~ .
. . . . . . . . . .
. . . . . . . ~ . .
. . v ~ . . . . . .
~ . . . . . < . . .`,
    `battleships
fleet 4 3 3 2 2 2 1 1 1 1
top
0 4 4 1 2 1 3 1 4 0
left
1 1 4 1 5 1 0 3 0 4
cells
. . . . . . . . . .
. . . . . . . . . .
. . o . . . . . . .
. . . . . . . . . .
. . . # . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .`,
  ],
  shikaku: [
    `shikaku
cells
2 . 2 7 . . . .
. . 2 . 2 . 9 .
. . . . . . . .
. 6 . . 2 . . .
2 . 4 . . . . 2
6 . . . 3 . . .
. . . . . 5 . 3
. . . 2 . . 5 .`,
    `shikaku
cells
. . . . 8 . 3 . . .
. 6 . . . 3 . . . .
. . . 9 . . 6 . . 6
. . . . . . . . . .
7 . . . . 6 . . 4 2
. . . . . . . 7 . .
. 6 . . . . . . . 2
. . . 2 . . 3 . . .
. 4 . . . . . . . 4
2 . 6 . . . . 2 2 .`,
    `shikaku
cells
. 4 . . . . . . . . . 6 . 4 . . .
. . . 10 . . . . . 6 . . . . . 14 .
. 8 . . . 4 . 4 . . . . . . . . .
. . . . . . . . . . 2 . 6 . . . 2
. . 4 . . . . . 2 . . . . . 4 . .
. . . . 9 . 4 . . . . 6 . . . . .
. . . . . . . . . . 4 . 2 . . 8 .
. . . . 12 . 3 . . . . 6 . . . . .
. . 10 . . . . . 12 . . . . . 20 . .
. . . . . 2 . . . . 2 . 4 . . . .
. 6 . . 6 . 3 . . . . . . . . . .
. . . . . 2 . . . . 2 . 6 . . . .
. . 2 . . . . . 4 . . . . . 4 . .
2 . . . 8 . 6 . . . . . . . . . .
. . . . . . . . . 2 . 6 . . . 10 .
. 6 . . . . . 4 . . . . . 3 . . .
. . . 8 . 11 . . . . . . . . . 4 .`,
  ],
  dominosa: [
    `dominosa
cells
1 5 2 1 0 1 6 4
0 3 6 4 6 1 2 3
0 5 4 1 3 1 2 5
5 4 5 2 6 6 3 5
0 0 3 0 2 3 3 2
2 3 6 4 2 0 0 6
4 4 5 6 1 5 4 1`,
    `dominosa
cells
1 3 3 5 2 6 3 3 4
7 4 6 3 2 7 7 1 4
0 0 3 0 5 5 6 3 0
4 5 7 7 6 7 0 7 2
1 4 2 1 1 0 7 0 0
4 5 6 2 4 7 5 5 1
2 1 6 5 2 2 6 3 0
2 5 4 1 1 3 6 4 6`,
    `dominosa
cells
7 3 9 2 9 5 3 0 3 9 9
9 8 8 8 2 5 5 5 1 1 0
7 2 2 1 1 5 0 2 8 1 6
8 7 0 9 8 5 6 4 3 0 0
9 5 3 9 1 2 2 2 1 1 8
3 6 9 0 6 8 6 6 4 4 9
7 8 4 7 5 8 1 5 6 0 4
0 0 7 9 6 6 4 4 1 3 5
7 4 0 7 6 2 4 6 7 3 1
7 2 3 5 3 8 4 3 7 2 4`,
  ],
  suguru: [
    `suguru
regions
A A A B B C C D
A A E B F F C C
G E E H H F F C
G G E H H I J J
G K L L H J J J
K K L M M N N N
K O O M M M N N
K O O O P P P P
cells
. 1 . 1 . . . .
5 . . . 4 . 4 5
. 1 . . . . . .
. . . . 4 1 . 2
. . 1 3 . . . .
. . . 5 . 4 2 .
. 4 . . . . . 5
5 . . 3 1 . . .`,
    `suguru
regions
A A A B B C C D
A A E B F F C C
G E E H H F F C
G G E H H I J J
G K L L H J J J
K K L M M N N N
K O O M M M N N
K O O O P P P P
cells
. . . . . . . .
5 . . . . . . 5
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . 5
5 . . 3 . . . .`,
    `suguru
regions
A A A A B C C C D D
E F F F B B C G D D
E E E H H B C I J J
E K H H L L I I J J
K K H M L L I I N N
O K P M M L Q R N N
O O P P M Q Q R R S
T O O P U U Q R S S
T T V V U U Q R S W
T T V V V U X X W W
cells
. . . . . . 5 . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . 5 .
. . . . . . . . . .
2 . . . . 3 . . . .
. 3 . . . . 1 . . .`,
  ],
  ripple: [
    `ripple
cells
. . . 1 . . 2 1
. . 1 . . . 4 .
. . . . 4 . . 1
. . . . 1 . . 3
. . 3 . . 6 . .
. . . . . . 1 .
. 1 . 7 . . 3 .
. 6 . . . 2 . .
regions
A A A B B C C D
E E E B B C F F
G G H B B F F F
G H H B I I I I
G J H K L L I I
G J H L L M M M
G J J J L N N N
J J O O L N N N`,
    `ripple
cells
. . . . . .
. 1 . . . 4
. . . . . .
. . . . . .
2 . . . 4 .
. . . . . .
regions
A A B B C C
A D E F G C
H H E I G C
H E E I G J
K L L I M M
K L L N M M`,
    `ripple
cells
2 . . . 1 4 . . . . . .
. . . . 6 . . . . . . .
. . . . . . 4 . . 8 5 .
1 . . . . . . . . . . .
. 4 . . . . . . . 6 . .
. . . . . . . . . . . 5
1 . . . . . . . . . . .
. . 5 . . . . . . . 3 .
. . . . . . . . . . . 1
. 2 1 . . 7 . . . . . .
. . . . . . . 1 . . . .
. . . . . . 1 2 . . . 3
regions
A A B B B B C D D E E F
G G H I J K D D E E L M
G N N I J O O O O E E M
P P Q I J J J J O E R M
P S S S T T U J V E R R
P W S S T X Y Z Z Z a R
b c c d e f Y Y g h h R
b i d d d f Y j g k h h
l i m d n f o j p q h r
s i m f f f f j j q h r
s i i t u u v w q q h x
s y z z z z v v v q x x`,
  ],
  akari: [
    `akari
cells
#1 . #0 . . #1 #1 .
. . . . . . . #1
. . . . . . . .
. . #2 . #1 . #2 .
. . . #1 . #1 . .
. . . . . . . .
#1 . . . #1 . . .
. #1 #1 . . #0 . .`,
    `akari
cells
. # . . . #0 . . . .
. . # . #1 . . . . .
. #1 . . . . #2 . . #0
. . . #1 . . . . . .
. . . . # . . . . .
. . . . . # . #4 . .
. #2 . . . . #3 . . .
. #1 . . . . . . #1 .
. . . . . #2 . #3 . .
. . . . #2 . . . #3 .`,
    `akari
cells
. . #2 . . # # . . . . .
. . . #2 . . . . . . . .
. . #1 . #0 . . . . #2 . #
. . . . . . # . . #1 . .
. . # . . . . #2 . . . #2
#2 #0 . . . #1 . . . . # .
. # . . . . #2 . . . # #2
#2 . . . #1 . . . . #2 . .
. . # . . # . . . . . .
#3 . # . . . . #1 . # . .
. . . . . . . . # . . .
. . . . . # #1 . . #1 . .`,
  ],
  norinori: [
    `norinori
regions
A A A B C C D D D D
A E E B F C D D D D
G E G B F C H D I J
G G G B F K H H I J
L L F F F K H H I J
L L M K K K N J J J
L M M M O O N N N N
L L M M O O P P Q N
R R S S O O P P Q Q
R R S O O O T T T T`,
    `norinori
regions
A A A B B B
A C C D D D
C C E E F F
G E E E F F
G G G G F F
H H G G G G`,
    `norinori
regions
A B C B D E E E F G G G G G G G
A B C B D E H E F I I I J J J G
B B B B D E H E F I K I J L J M
D D D D D E E E F I K I J L J M
N N N O P F F F F I I I J J J Q
O O O O P R R R R S S T U U T Q
V V V W P P P P P P P T T T T Q
X X X W Y Y Y Y Q Q Q Q Q Q Q Q
X Z X W Y a a b b c c c d e e e
X Z X W f a a g c c h h d d d d
X X X f f a a g c c h h i i i i
j j j j k k a g g g h h i l l i
m m m j k n n n o o o h i i i i
m p m j k n q n o r r r r r r r
m p m j k n q n o r s s s s s s
m m m k k n n n r r s t t s u u`,
  ],
  kakurasu: [
    `kakurasu
top
20 24 8 18 19 10 22 12
left
16 16 6 19 26 7 33 3`,
    `kakurasu
top
41 12 23 25 22 10 34 30 23
left
7 27 5 32 19 29 16 45 16`,
  ],
  thermometers: [
    `thermometers
top
3 3 6 4 5 3 2 7
left
4 3 4 7 4 5 3 3
lines
r7c1 r7c2 r6c2 r6c1 r5c1 r5c2
r8c1 r8c2
r1c3 r1c2 r1c1
r3c2 r3c1
r3c3 r2c3 r2c2 r2c1
r4c3 r4c2 r4c1
r5c3 r6c3 r7c3 r8c3 r8c4 r7c4
r4c4 r5c4 r6c4
r1c7 r1c6 r1c5 r1c4
r6c5 r7c5
r8c5 r8c6 r8c7 r7c7 r6c7
r3c4 r3c5 r3c6 r3c7 r3c8
r4c5 r4c6 r4c7 r4c8
r5c7 r5c6 r5c5
r6c6 r7c6
r1c8 r2c8 r2c7 r2c6 r2c5 r2c4
r5c8 r6c8 r7c8 r8c8`,
    `thermometers
top
2 4 8 7 5 1 4 7 3 4
left
2 7 4 4 4 6 4 6 4 4
lines
r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1
r9c1 r9c2
r2c2 r3c2 r4c2
r5c2 r5c3 r5c4 r5c5 r5c6 r5c7
r7c2 r6c2
r10c2 r10c1
r1c2 r1c3 r1c4 r1c5 r1c6
r2c3 r3c3 r4c3
r9c3 r10c3
r4c4 r4c5 r4c6
r6c3 r6c4 r6c5 r6c6 r6c7
r7c3 r7c4 r7c5
r9c4 r10c4
r2c6 r2c5 r2c4
r3c4 r3c5 r3c6
r8c5 r8c4 r8c3 r8c2 r8c1
r10c5 r10c6 r10c7 r10c8 r10c9
r8c6 r7c6
r9c7 r9c6 r9c5
r1c7 r2c7 r3c7 r4c7
r8c7 r7c7
r2c8 r2c9
r9c8 r8c8 r7c8 r6c8 r5c8
r1c10 r1c9 r1c8
r3c9 r3c8
r4c9 r4c8
r9c9 r8c9 r7c9 r6c9 r5c9
r5c10 r4c10 r3c10 r2c10
r10c10 r9c10 r8c10 r7c10 r6c10`,
  ],
  aquarium: [
    `aquarium
top
6 5 5 5 5 6 5 4
left
2 6 7 6 6 1 6 7
regions
A B B C C C D D
A E B F F C D D
G E B H H H D D
G E H H H H I I
G J J H H H K K
G J J L L L M M
G J J J J J M M
J J J J J N N M`,
    `aquarium
top
4 3 3 2 5 5
left
2 5 3 2 4 6
regions
A B C D E E
A B C D E E
A B C D F F
G G G G F F
H G G I I I
H H H H I I`,
  ],
  mosaic: [
    `mosaic
cells
2 3 4 5 5 3 3 . 2 0
3 5 6 8 8 5 5 3 3 0
3 5 6 8 7 4 3 2 2 0
4 7 7 9 7 5 3 2 1 0
3 5 6 7 5 4 3 4 2 1
1 2 3 4 3 4 5 7 5 3
0 0 1 1 2 4 7 8 6 3
1 1 1 0 2 5 8 8 7 4
1 1 2 1 3 5 8 8 7 4
1 1 2 1 2 3 5 6 6 4`,
    `mosaic
cells
. 3 3 . 3 . . 2 . .
2 . . 2 4 7 7 5 2 1
. 1 . 2 5 7 . 7 . 2
. . 2 . . 7 8 7 5 3
2 3 5 6 . . . . . .
. . 5 . 7 . . . 1 1
. 6 5 5 6 4 . . . 1
. 6 . 3 . 3 . 5 4 .
. 6 . . . 1 . . 4 2
4 . . 1 . . 2 . . .`,
    `mosaic
cells
0 . . 2 4 3 . . 2 . . . . . .
. . . . . . 5 . . . 5 5 7 . 2
. 0 . 3 . . 6 . 4 4 4 . . 6 .
. . . . 6 . . 7 4 . 3 . 8 . .
. 3 . 2 . 5 . . 3 . . . . . 3
4 . 5 . . . 4 . . 1 . . . . .
. 7 5 3 . 4 . 2 . . 1 . 3 . .
. 8 6 . 6 . . . . 4 . . 3 2 .
. 5 . . . 5 . 6 . . . . . 4 .
. 3 3 5 . 4 . . 8 . . . 7 . .
. . . 5 . . 2 . 8 . . 7 . 2 .
1 . 4 . . . 3 4 . . 9 . . . 2
. 5 . 9 . 5 4 . . . . . . 5 .
. 4 . . . . . . . . . 7 . 6 .
1 . 3 4 . 5 4 2 . 2 . 4 4 . 3`,
  ],
  minesweeper: [
    `minesweeper
cells
0 1 . 1 1 . . 2 0
0 1 . 1 . 3 . . .
. . 1 . . . 2 4 .
1 . 1 0 . . . 4 .
2 2 1 0 1 3 . 3 1
. 2 1 0 2 . . 3 1
2 . 2 1 . . . . .
2 3 . 1 1 . 4 . 2
1 . 2 1 0 0 1 1 1`,
    `minesweeper
cells
0 1 . 1 1 . . 2 0
. . . . . 3 . . .
. . 1 . . . 2 . .
1 . . 0 . . . 4 .
. . 1 . . 3 . 3 1
. . 1 . 2 . . 3 1
2 . . . . . . . .
2 3 . . . . 4 . 2
1 . 2 . 0 . . 1 .`,
    `minesweeper
cells
. 1 . . 2 . . . . . 0 .
. . 3 . . . 2 . 1 . 2 .
0 . . 3 . . 1 . . . 3 .
0 . . . . . . . 3 . . 2
2 . . 1 1 . 3 . . . 3 .
. . 3 . . . . . 2 2 . .
. . 3 . . . 3 3 . . . 2
. 2 . . 0 . . . . . 3 .
. . . . . . 3 3 3 . 3 .
. . 2 2 . . . . 1 . . 1
. 2 3 . . 3 . 1 . . 2 2
. . 2 . 2 . 2 . . . . 1`,
  ],
  str8ts: [
    `str8ts
cells
# #1 . . # . . 8 #
# 6 . . . # . . #
#4 . . # . . . #7 .
. . . # . . . . 3
. 8 . . # . 5 . .
. . . . . # . . 4
. # . . . #9 3 . #
# . . #3 . 8 . . #
# . . . # . . # #8`,
  ],
  abcendview: [
    `abcendview
letters 4
top
c d b . d c
bottom
. a . c b d
left
d . . . c a
right
. a . c d .
cells
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .`,
    `abcendview
letters 4
top
b . a b a d
bottom
d a . d c c
left
c . d . a .
right
d a b a b c
cells
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .`,
    `abcendview
letters 6
top
d f c e a e b
bottom
. a e . c f .
left
d b a b c . f
right
b c . e . c .
cells
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .`,
  ],
  magnets: [
    `magnets
top
3 3 3 3 4 1 4 2
bottom
3 3 2 4 3 2 2 4
left
3 2 2 4 3 3 2 4
right
4 1 3 2 4 4 2 3
regions
K M M N J J B B
K Z Z N T T E E
X Y a a d d f F
X Y W b c e f F
Q S W b c e I I
Q S U V R R H H
A D U V P L G G
A D O O P L C C`,
    `magnets
top
5 3 2 3 2 4 3 5 2 5
bottom
3 5 0 4 3 2 5 4 4 4
left
4 4 5 2 3 3 2 3 3 5
right
4 5 3 3 3 3 3 3 3 4
regions
A A B B C C D E F F
G H I J K K D E L M
G H I J N O O P L M
Q Q R R N S T P U U
V W X X Y S T Z a b
V W c c Y d d Z a b
e f g h h i i j j k
e f g l l m n n o k
p p q r s m t t o u
v v q r s w w x x u`,
    `magnets
top
5 5 6 5 5 2 3 5 6 5 6 4
bottom
5 5 6 6 4 3 2 5 5 6 4 6
left
3 5 5 5 5 5 5 6 5 5 2 6
right
4 5 5 4 6 5 5 5 6 4 3 5
regions
1 2 3 4 4 5 5 6 6 7 7 8
1 2 3 9 10 10 11 12 13 13 14 8
15 16 16 9 17 17 11 12 18 18 14 19
15 20 21 21 22 23 23 24 24 25 25 19
26 20 27 27 22 28 29 30 31 31 32 32
26 33 34 35 36 28 29 30 37 38 38 39
40 33 34 35 36 41 42 42 37 43 43 39
40 44 44 45 45 41 46 46 47 48 49 49
50 51 51 52 52 53 54 54 47 48 55 55
50 56 57 57 58 53 59 59 60 60 61 61
62 56 63 63 58 64 64 65 66 66 67 67
62 68 68 69 69 70 70 65 71 71 72 72`,
  ],
  tenner: [
    `tenner
cells
6 4 8 7 0 5 . . 9 .
. 7 . 4 8 9 0 . 3 6
4 . . . 5 . 6 9 . .
0 . 1 3 . 7 . 4 . 8
. 8 5 . . . 2 3 9 0
bottom
15 31 27 28 16 28 16 19 27 18`,
  ],
  multisudoku: [
    `multisudoku
cells
. . . 1 . . 5 . . . 3 .
5 . . . . . . . . 4 . .
. 7 . . 5 . . 9 8 . . .
. . 5 . . 1 . 3 . . . 6
. . 8 6 . 5 . . . 8 . .
3 . . . . . . 5 1 . . .
. . . 9 1 . . . . . . 2
. . 9 . . . 7 . 3 5 . .
6 . . . 7 . 2 . . 1 . .
. . . 1 8 . . 7 . . 9 .
. . 4 . . . . . . . . 7
. 8 . . . 7 . . 6 . . .`,
    `multisudoku
cells
. 5 8 . . 4 . 6 . # # # . 9 . 6 . . 8 4 .
7 . 6 1 2 3 . . . # # # . . . 9 1 4 7 . 5
3 1 . 8 . . . . . # # # . . . . . 2 . 3 1
. 3 4 . . . . 9 . # # # . 2 . . . . 1 7 .
. 9 . . 3 8 6 . 4 # # # 4 . 8 1 7 . . 2 .
6 7 . . 4 . 8 . 1 # # # 5 . 1 . 6 . . 9 4
. . . . 1 2 . . . . 9 . . . . 8 9 . . . .
4 . . 6 . . . . . . 3 . . . . . . 3 . . 9
. . . . 9 5 . . 2 6 . 7 9 . . 7 2 . . . .
# # # # # # . . 7 . . . 2 . . # # # # # #
# # # # # # 9 3 . . 6 . . 7 1 # # # # # #
# # # # # # . . 1 . . . 6 . . # # # # # #
. . . . 3 1 . . 4 1 . 9 5 . . 8 1 . . . .
4 . . 2 . . . . . . 2 . . . . . . 2 . . 1
. . . . 4 7 . . . . 4 . . . . 7 5 . . . .
7 6 . . 1 . 5 . 9 # # # 3 . 5 . 9 . . 1 7
. 8 . . 2 5 4 . 7 # # # 2 . 9 3 6 . . 8 .
. 2 5 . . . . 8 . # # # . 8 . . . . 3 9 .
3 7 . 5 . . . . . # # # . . . . . 3 . 7 4
5 . 6 1 9 3 . . . # # # . . . 1 7 5 9 . 2
. 1 2 . . 4 . 3 . # # # . 5 . 2 . . 1 3 .`,
    `multisudoku
cells
# # # # # # . . . . 4 . . . . # # # # # #
# # # # # # . 3 . . . . 1 2 . # # # # # #
# # # # # # . 7 8 . . 1 . . . # # # # # #
# # # # # # 9 . . 1 . . . . 5 # # # # # #
# # # # # # . . . . 9 4 . . . # # # # # #
# # # # # # 7 4 6 . . . 2 . . # # # # # #
. . . 1 . . . . . 8 . 9 . . . 2 . 3 . . .
. 3 . . . . . . . . 3 . . . . 5 . . 7 4 .
. 6 . . . 8 . . . 7 . 6 . . . 4 . . 9 . .
. . 3 . 8 . 2 . 6 # # # 2 . 9 . . 6 . . .
7 . . . 6 . . 9 . # # # . 8 . . 4 . . . 1
. . . 4 . . 7 . 8 # # # 4 . 7 . 8 . 3 . .
. . 6 . . 7 . . . 1 . 4 . . . 8 . . . 5 .
. 9 1 . . 5 . . . . 5 . . . . . . . . 3 .
. . . 6 . 3 . . . 7 . 3 . . . . . 9 . . .
# # # # # # . . 7 . . . 5 1 2 # # # # # #
# # # # # # . . . 2 8 . . . . # # # # # #
# # # # # # 2 . . . . 7 . . 8 # # # # # #
# # # # # # . . . 8 . . 7 3 . # # # # # #
# # # # # # . 3 6 . . . . 8 . # # # # # #
# # # # # # . . . . 9 . . . . # # # # # #`,
  ],
  nurikabe: [
    `nurikabe
cells
. . . . . . . 1
. . . 3 . . . .
. . . . . . 1 .
. . . . . 4 . .
. . 5 . . . . .
. . . . . . . 3
. . 2 . . . 2 .
. 3 . . . . . .`,
    `nurikabe
cells
2 . . 2 . . . 2
. . . . 4 . . .
. 4 . . . . . .
. . . . . . . 1
. . . 1 . . . .
. 3 . . . . . .
. . . 1 . . . .
. . 1 . . 5 . 1`,
    `nurikabe
cells
8 . . . . . . . . . . . . . . 3 . .
. . . . . . . . . . . . . . 2 . . .
. . . . . . . . . . 8 . . . . . . .
. . . . . . . . . 2 . . . . . . . 2
. . . . . . 5 . . . . . . 5 . . . .
. 3 . . . 1 . 3 . . 8 . . . . 2 . .
. . . 2 . . . . . . . . . . . . . .
6 . . . . . . 6 . . . 5 . . . . . 2
. . . . . . . . . . . . . 3 . . . .
1 . . . . . . . . . . . . . . 1 . .`,
  ],
  hitori: [
    `hitori
cells
4 1 8 6 5 3 2 8
4 4 6 8 1 8 8 2
5 3 6 8 4 1 2 5
6 6 1 4 1 8 5 5
6 2 3 1 8 7 4 3
2 2 3 3 7 7 1 7
8 7 4 3 6 2 5 1
2 5 1 2 1 4 4 7`,
    `hitori
cells
5 2 4 9 10 1 7 6 2 4
7 9 3 5 5 5 10 2 8 2
7 2 4 1 10 5 8 9 3 8
3 10 6 5 1 4 8 4 9 7
10 5 7 3 9 3 7 2 4 9
1 8 4 2 7 6 5 3 10 3
6 1 10 1 2 1 6 8 2 9
10 6 5 6 2 7 4 8 1 8
2 7 1 8 6 9 1 3 5 4
4 3 8 3 4 10 9 10 2 6`,
    `hitori
cells
7 8 5 11 1 12 9 4 9 7 3 6
1 2 7 8 7 3 4 12 10 9 2 11
3 2 8 10 4 12 1 9 11 6 2 9
6 5 12 7 5 11 6 1 4 2 10 12
12 8 4 1 10 8 6 3 10 11 9 1
12 4 6 10 12 11 11 4 1 2 8 5
5 1 11 9 7 4 3 6 8 10 8 2
4 10 8 12 3 2 8 9 11 12 6 5
7 3 12 1 9 4 10 5 12 4 11 8
11 10 1 5 11 6 5 10 3 2 8 4
8 11 10 12 5 12 4 8 9 8 1 1
2 1 3 4 11 9 12 8 6 7 5 9`,
  ],
  heyawake: [
    `heyawake
cells
0 2 . . . 0 . .
. . . . . . . 0
. . . . 1 . 0 .
. . . . . . 2 .
1 . . . . . . .
. . . . . . 0 .
. . . . . . . .
0 1 . . . . . .
regions
A B B B B C D D
A B B B B E F G
H H H H I I J J
K K K K I I L L
M M M N I I L L
M M M N I I O O
M M M N P P O O
Q R R R S S O O`,
    `heyawake
cells
0 . . . . . . .
. . . . . . . .
. . . . 1 . . .
. . . . . . 2 .
1 . . . . . . .
. . . . . . 0 .
. . . . . . . .
. . . . . . . .
regions
A B B B B C D D
A B B B B E F G
H H H H I I J J
K K K K I I L L
M M M N I I L L
M M M N I I O O
M M M N P P O O
Q R R R S S O O`,
    `heyawake
cells
. . . . . . . . 3 . . . . 3 . . . 2 . . 3 . . 1
. . . . . . . . . . . . . . . . . . . . . . . .
2 . . 2 . 2 . . . 4 . . . 1 . . . . 1 . 3 . . .
. . . . . . . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . 2 . . 3 . . . . . . . . .
3 . . . 5 . . . . . . . . . . . . . 5 . . . 2 .
. . . . . . . . . . . 3 . . . . . . . . . . . .
3 . . . . . . . . . . . . . . . . . . . . . . .
. . . . 3 . . . . 2 . . . . 3 . 5 . . . 2 . . .
. . . . . . . . . . . . . . . . . . . . . . . .
1 . . 3 . 2 . 2 . . . . . . . . . . . . . . 3 .
. . . . . . . . . . . . . . . . . . 3 . . . . .
. . . . . . . 2 . . . 3 . . 1 . . . . . . . . .
. . . . . . . . . . . . . . . . . . . . . . . .
regions
A A B C C D D D E E E E E F F F F G G G H H H I
A A B C C D D D E E E E E F F F F G G G H H H I
J J J K K L L M M N N N N O O O O O P P Q Q Q I
R R R K K L L M M N N N N O O O O O P P Q Q Q I
R R R K K L L S S S S T T T U U U U P P Q Q Q I
V V V V W W W S S S S T T T U U U U X X X X Y Y
V V V V W W W S S S S Z Z Z U U U U X X X X Y Y
a a a a W W W S S S S Z Z Z U U U U X X X X Y Y
a a a a b b b b c d e e e e f f g g g g h h h h
a a a a b b b b i d e e e e f f g g g g h h h h
j j j k k l l m m d e e e e f f g g g g n n o o
j j j k k l l m m d e e e e f f p p q q n n o o
r r r k k l l s s s s t t t u u p p q q n n o o
r r r k k l l s s s s t t t u u p p q q n n o o`,
  ],
  kurodoko: [
    `kurodoko
cells
. . . . 3 . . .
. . . 4 . . . 6
. . . . . . . .
. . 2 . 9 . . .
. . . . 7 . . .
. . . 7 . . 9 .
. . . . 6 . . .
. 2 . . . . . .`,
    `kurodoko
cells
. . . . . . . . .
. . 9 . . 3 . . .
. . . . 5 . . 13 5
. . . . . . . . .
. . . 5 . . . . .
. . . . . . 10 . .
5 . . . . . . . .
. . . . . . . . 3
. . 8 . . 2 . . .`,
    `kurodoko
cells
. . . . 10 9 . . . . 6 .
. . 12 . . . . . . . . 7
. . 8 . . . . . . . 10 .
. . . . . . . 2 . . . .
10 10 12 . . . . . . . . .
. . . . . . . 9 15 . . .
. . . 7 4 . . . . . . .
. . . . . . . . . 9 9 11
. . . . 10 . . . . . . .
. 5 . . . . . . . 6 . .
6 . . . . . . . . 5 . .
. 4 . . . . 9 2 . . . .`,
  ],
  lits: [
    `lits
regions
A A B B B B C C C D
E A A B D D D C D D
E E A A A F D D D G
H E H H H F F F D G
H H H I H H I F F G
J I I I I H I I F G
J J J J I I I F F G
J K K J J L L L F F
K K M M J L L L N F
K K M M M N N N N F`,
    `lits
regions
A A A A A B B
A C C C A A B
D D C C C E B
F D D G E E B
F D F G G E B
F F F G G E B`,
    `lits
regions
A B C D D E E F G G G H H I I J J
A B C K D E E F F F G H H I J J I
A B C K D E E F L L L L H I I I I
A B C K D M M F F F L L N N N N I
A B K K D M M M O O L P N P P N I
A B K K M M M M O P P P P P P N Q
A B B K M M M M O O O O P P N N Q
K K K K R R S S S S S S S P P Q Q
K T K K R R S U S S V V V W W Q Q
T T T K R R S U U U U V V W W W W`,
  ],
  yinyang: [
    `yinyang
cells
. . . . . o . o . #
. # o . . . . . . .
. # . # # . o # o .
. . o . . . # . # .
o . . o . o . . . .
. o . . . . . # o .
. o o o o o . . # .
. o . . # # # . o .
. o o . . . . o . .
. . . . . . . . . .`,
    `yinyang
cells
o # . . . .
. . . o . .
. . # . # .
o . o . . .
. . . o . .
. . o . # .`,
    `yinyang
cells
. . . . . . . . . . . .
. . . . # . # o . # . .
# . o o . . . . . . o #
. . . o . o # . o # . .
. . o . . o . . o . # .
. # . o . o . o . . o .
. . . . . o . o . # # .
. # . o . o . o # . . .
. . . o . o . o # o . .
. . o . o o o . . . . .
. . . o . . . o # # # #
. # . . . o . . . . o o`,
  ],
  cave: [
    `cave
cells
. 7 . 5 . . . 4
3 . . 6 . . . .
. . . . . . . .
4 . . . . . 4 .
. . 5 . . . . 2
5 . . . . . . .
. . . . 8 . . 6
. . 4 . . 5 . .`,
    `cave
cells
3 . . . . . . . . .
. . . . . 4 . 2 . .
. 2 . . . . . . . .
. . 4 . . . . . 2 .
3 . . . 4 . . . . .
. . . . . . . . . .
. . . . 3 . . . . .
. . 4 . . . 3 . . 4
. . . . . . . . . .
3 . . . 3 . . . . 4`,
    `cave
cells
. . 7 8 . . 7 . . .
. 3 . 2 . . . . . .
. . . . . 3 . . . 3
. . 9 . . . 5 . 9 .
. 12 . . 11 . . 13 . .
6 . . . . . . 6 . .
. . . . . . . . 8 .
. 4 . . 3 . 6 . . .
. . . . . . . . 4 .
3 . 9 . . 6 . 5 . .`,
  ],
  creek: [
    `creek
size 9 9
corners
. . . . . . . 1 . .
1 . 2 1 . . 1 . 2 .
. 0 . . 3 2 . 1 . 1
. . . 4 . . . 2 2 .
. 2 . . 2 . 1 . 1 .
. . . . . 4 . . 2 .
1 . . 2 2 . 2 . . .
. . 1 . 1 1 . . 2 .
. 3 3 1 . . 3 . 2 .
. . . . 1 . 1 . . .`,
    `creek
size 10 10
corners
. . . . . 2 . . . . .
. . . . . . . . . 2 .
1 . 4 . 2 . . 2 . 2 .
1 . 4 . 2 . 3 . . . .
. . . . 2 . . . . 3 .
. 2 3 . 2 2 . 2 . . .
. . . . . . . . . 2 .
. . 1 2 . . 2 . 2 . .
. 2 . 2 . . 2 . 3 . .
. 2 . 2 2 2 . . . 2 .
. . . 1 . . 2 . . . .`,
    `creek
size 10 18
corners
0 . . . . . . . . . . . . . . 1 . . .
. . 4 . . 3 . 3 . 1 3 . . . 1 . . . .
. . . . . . 1 . . . . . . 3 . 1 3 . .
. . . . 3 1 2 . 4 . . . . . . . . . .
. 4 . . . . . . . . . 4 . . 2 2 . . .
. . 2 . . . 3 . 2 . . . . . 2 0 . . 1
. . . 3 . . 1 . . . . . . . . . . . .
. . 3 1 . 3 . . 2 . . 3 . 2 3 . 4 . .
. . 3 . . . . 3 . . . . . 3 . 2 . . .
. . . . . . . . . . 4 . . . . . 2 1 .
. . . . . 2 . . . . . . . . . . . . 1`,
  ],
  snake: [
    `snake
top
7 2 4 1 4 3 4 3
left
6 4 5 2 4 2 2 3
cells
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . S .
. . S . . . . .
. . . . . . . .`,
    `snake
top
4 4 3 5 2 2 3 6 4 8
left
3 5 3 2 4 5 4 3 6 6
cells
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . S . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . S . . . . .
. . . . . . . . . .`,
    `snake
top
3 4 7 2 3 4 4 4 5 4
left
4 6 2 3 5 3 1 7 4 5
cells
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . S . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . S . .`,
  ],
  tapa: [
    `tapa
cells
. 1 . . . . . .
. . . . 24 . 33 .
. . . . . . . .
. . 23 . . . 3 .
. 6 . . . 12 . .
. . . . . . . .
. 5 . 7 . . . .
. . . . . . 21 .`,
    `tapa
cells
. . . . . . . 111 . .
. . . . 6 . . . . .
. 122 . . . . . . . .
. . . . . . . . . .
. . . . . 113 . . . 3
13 . . . 24 . . . . .
. . . . . . . . . .
. . . . . . . . 112 .
. . . . . 1111 . . . .
. . 13 . . . . . . .`,
    `tapa
cells
. . . . . . . . . .
. . . . 14 . . 13 . .
. . 122 . . 6 . . 5 .
. . . 23 . . . . . .
. 14 . . . . . 14 . .
. . 13 . . . . . 13 .
. . . . . . 122 . . .
. 14 . . 13 . . 23 . .
. . 6 . . 5 . . . .
. . . . . . . . . .`,
  ],
  shakashaka: [
    `shakashaka
cells
#1 #1 . . # # . . . #2
. . . . . . . . . .
. . #2 #1 . . . . . .
# . . . . #3 . . # #2
. . . . . . . #4 . .
. . #3 . . . . . . .
#2 #3 . . #2 . . . . #
. . . . . . # # . .
. . . . . . . . . .
#1 . . . # #2 . . # #0`,
    `shakashaka
cells
. . . . . #1 #2 . . #1
# . . . . . . . . .
. . #1 #2 . . . . . .
. . . . . . . . . #
. . . . . . #2 . . #1
. . #2 . . #1 . . . .
. . . . #2 . . . . .
. . . . . . . . . .
. . . . . . . . . .
#0 . . # . . . #2 . .`,
    `shakashaka
cells
. . . . . . . . . .
. . . . . . . . . .
. . . . . . #1 . . #
. . . . . #1 . . . .
. . . . #1 . . . . .
. . . #1 . . . # . .
. . #1 . . . #1 . . .
. . . . . # . . . .
. . . . . . . . . .
#1 . . #1 . . . . . .`,
  ],
  slitherlink: [
    `slitherlink
cells
. . . 3 3 . 3 2
1 1 . . 0 2 . 2
. 0 1 1 . . 2 .
. 2 3 2 3 . 2 3
2 . . 2 1 0 . .
1 0 1 2 2 1 . 0
2 . . . . . . 0
2 . . 2 2 . 1 0`,
    `slitherlink
cells
3 . 1 . 2 . . 1 . 2
2 . 1 0 0 . . 0 1 2
. 1 1 1 . . . 1 . 2
. . 2 . . 2 2 1 . .
3 . 2 . . . 2 . 1 .
. 2 2 1 . . . 2 . .
. 1 1 1 . . . . 1 2
. 1 . 3 2 . . . 2 3
. 3 2 . 2 . 2 . 2 1
1 3 1 . 3 . 0 1 . .`,
    `slitherlink
cells
3 1 2 3 2 . . . . 2 3 1 . . . .
. 2 3 2 . 1 2 1 1 2 2 3 . . 1 3
3 . . . 2 . . 2 2 2 . 1 . 3 . .
2 . . 2 1 2 2 . . 2 . 1 1 3 . 3
2 . . . 3 . 2 . 2 1 2 . 2 2 . .
. 2 . . 2 . 3 . . . . 3 . . . .
3 . . . 2 . . 3 . 3 . 1 . 2 2 .
2 2 . 3 2 . 1 . 1 . . 2 3 3 . .
. 2 . 1 2 . . . 2 . 3 . . . . .
3 . 3 . . . . . 2 . . . 3 3 3 .
2 . . . . . . 2 . 2 3 . . 1 . 2
. . . 3 2 2 . . . . 1 . 3 . . 2`,
  ],
  masyu: [
    `masyu
cells
. . . . . . o .
. o o o o . . o
. . . . # . . .
o . . . . . . .
o o . o o . . .
. . # o . . # .
. . o . . . . .
. . . . . o o #`,
    `masyu
cells
. . . . o . . .
. . o o . . . o
. o o . . . . .
. . . . o . o .
# . . . . . . .
. . . . o . o .
. . . # . . . .
. . o . o . . .`,
    `masyu
cells
. . . . . . . . o . . . . o . .
. . . o . . o . . . . o . o . .
. o . o . . . . . . . . . o . .
. . . . . # . . # . o . o o . o
. . # . . . . . . . . . . . . .
. . # . . . # . . . . # # . . o
. . . . # . . . o . o . . . . .
. . . . . o . . . . . . . . . .
o . o . . o . o . . . o . . . .
o . . o . . . . . o . . . . . o
. . . o . . # . . . . . # . . .
. . o o . . . . . # . # . . o .`,
  ],
  yajilin: [
    `yajilin
cells
# . . . . . .
. # . . 1v . .
# . . . . . .
. . . . . . .
1> . # . 0v . .
. . . . . . .
. . . . . . 0^`,
    `yajilin
cells
. . . . . . 1< . . .
. . . 2> . . . . . .
. . . . . . 4v . . .
. . . . . . . . . .
. 2> . . . . . . . 1v
. . . . . . . . . .
. . 2v . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .`,
    `yajilin
cells
3v . . . . . . . . . . 3v
. . . . . . . . . . . .
. . . . . . . . . . . .
. . . 1^ . . . . 2> . . .
. . . . 1^ . . 3< . . . .
. . . . . 1v . . . . . .
. . . . . . 0> . . . . .
. . . . 2v . . 2v . . . .
. . . 2< . . . . 2^ . . .
. . . . . . . . . . . .
. . . . . . . . . . . .
3> . . . . . . . . . . 3^`,
  ],
  country: [
    `country
cells
. 2 . 3 4 . . .
. . . . . . . .
4 . . 2 . . 1 .
2 . . . . . . .
2 . . . . 1 . .
. . 2 . 1 . . .
. . . 1 . . . .
. . . . . . . .
regions
A B B C D D D D
A A B C C E D D
F F F G G E H D
I I F G G E J J
K K F G G L L J
K M N N O O L P
K M Q R S S T P
K Q Q R R U U P`,
    `country
cells
2 1 . 6 . . 2 . 3 .
. . . . . . . . . .
2 . . 6 . . . 1 2 .
1 2 . . . 1 3 . 4 2
. . 5 . . . . . . .
. . . . . . . . . 3
2 . . . 3 3 . . 5 .
. . . . . . 2 . . .
2 . . 4 . . . . . .
. . . . 1 . . . . .
regions
A B B C C C D D E E
A C C C C C C C E E
F F C G G G G H I I
J K C G G L M M N O
J K P P P M M M N O
J J J P M M M N N Q
R J P P S T T T U Q
R S S S S S V V U Q
W W S X V V V V U Q
W X X X Y Y U U U Q`,
    `country
cells
. . . . .
. . . . .
. . . . .
. . . . .
. . . . .
regions
A A A A A
B B C D D
E B C D F
C C C G F
H G G G F`,
  ],
  shingoki: [
    `shingoki
cells
#3 . #3 . . #3 . .
#2 . . o3 . . #2 .
. . . . . . . .
. . #2 . #2 . . .
#4 . . . . #4 . .
. . . . . . . .
. #5 . . #5 . #2 .
. . . . . #7 . .`,
    `shingoki
cells
#4 . . . . . . #7
. #2 . . . . . .
. . . o2 . . . .
#2 . . . . . . .
. . . o2 . . . .
. . #3 . . #2 #3 .
. . . . . o2 . .
. . . . . . . .`,
    `shingoki
cells
. #2 . . . . . . . . .
. . . . . . . . . . .
#2 . . . . o2 . . . . .
. #2 . . o6 #4 . . . . .
. . . . . . o2 . . . .
. . o5 . . o3 #2 . . . .
. . . . #7 . . . o8 . .
. . . . . #4 . #2 . . .
. #5 . . . . . #2 . . .
. . #2 o2 . . . . . . #12
#3 #2 . #4 . #3 . . . . .`,
  ],
  numberlink: [
    `numberlink
cells
1 . . 1 . . . 2
3 . 4 . . 5 . 2
6 . . 7 5 . . .
. . . . . . 7 .
8 . . . . 9 . .
8 . 9 . . 10 4 11
6 . . 3 . . 10 .
12 12 . . . 11 . .`,
    `numberlink
cells
1 . 2 3 3 . . .
4 1 . . . . 5 .
. . . 6 . . . .
7 7 . . 4 . 5 .
. . . . . . 2 .
. 8 . . . 9 . 10
. . . . 9 8 . 11
12 12 6 . . . 10 11`,
    `numberlink
cells
. . . 8 . 8 9 . . .
. 4 . . . . . . 10 .
. . . . . . . . . .
. 5 . 1 2 3 1 . 7 .
. . . . . . 3 . . .
. . . 4 . . . . . .
. 10 . 5 2 6 7 . 9 .
. . . . . . . . . .
. 11 . . . . . . 6 .
. . . 12 11 . 12 . . .`,
  ],
  gokigen: [
    `gokigen
size 8 8
corners
0 1 . . 1 . 1 . 0
1 . . 1 1 . 1 3 .
. 2 . . . . . . .
. . 2 1 . . 3 3 .
1 . . 1 3 2 3 . .
. 3 1 2 1 . . 1 .
2 . . . 2 1 . . .
. . . . . . 3 . .
. 1 0 . 0 . 1 2 .`,
    `gokigen
size 10 10
corners
. . 1 . . 1 . . . . .
2 . . . . . 2 . . 4 .
. 3 . 3 1 3 . . 4 . .
. 3 . . . 2 . 4 . 2 .
. . . 4 . 1 2 . 1 . .
. 1 4 . . 1 . 1 3 1 1
2 . . . . . . . . . 0
. . . 3 2 3 2 . . . .
1 2 . . 2 2 . . . 3 1
. 2 4 1 . . . . . 2 1
. . . . 2 . 2 1 . 1 .`,
    `gokigen
size 6 6
corners
. 0 . 0 . . 0
. . . . . 2 1
2 2 . . . 3 .
. . 2 3 1 . 1
2 . . 1 2 . .
. 2 2 . 3 . 0
1 . . 1 . . .`,
  ],
  fillomino: [
    `fillomino
cells
. 8 8 . . 4 . .
. 5 . 8 . . 4 .
2 . . . 8 4 5 .
2 4 2 . . 10 3 3
. . . 3 . . 3 .
3 . 4 . 3 . 10 5
4 . . 4 . . . .
. . . . . 4 5 .`,
    `fillomino
cells
. 8 8 . 8 4 . .
. 5 . 8 . 4 4 5
2 5 . . 8 4 5 5
2 4 2 . 10 10 3 3
3 4 4 3 10 10 3 5
3 3 4 . 3 10 10 5
4 . 2 4 . 10 . 5
4 . . 4 . 4 5 .`,
    `fillomino
cells
. . . . 3 . 10 .
. . 10 . . 1 . .
10 . . 3 . 4 . .
. . . . . . . .
. . 2 . 3 8 10 4
5 . 8 . 8 . 8 .
3 . 8 8 4 3 . .
3 . . . 4 4 . 4`,
  ],
  galaxies: [
    `galaxies
size 9 9
centres
r1c3
r1c7
r1.5c8
r2c3
r2c7
r2c9
r3c1
r3c6
r4c3
r4c5
r4c8
r5c5
r5c9
r6c6
r6c7
r6.5c1.5
r6.5c4
r7c7
r7c9
r8c3
r8.5c8
r9c3.5`,
    `galaxies
size 9 9
centres
r1c8
r1.5c6
r2c1.5
r2c4
r2c5
r2c8
r3c8
r4c1
r4c2.5
r4c5
r4c6
r4.5c4
r5c1
r5.5c3
r5.5c7.5
r5.5c9
r6c1
r6c5
r7c1
r7c2
r7c3
r8c1.5
r8c5.5
r9c2.5
r9c8`,
    `galaxies
size 12 12
centres
r1c3
r1c9
r1.5c12
r2.5c1
r2c3.5
r2c6
r2.5c8.5
r2c11
r4c2
r4.5c4.5
r4.5c10.5
r4.5c12
r5.5c3
r5c6.5
r5.5c8.5
r6c1
r6c4
r6c7
r7c2
r7.5c7
r7c8
r7.5c11
r7c12
r8c1.5
r9c1.5
r9.5c3.5
r9.5c9.5
r10.5c5.5
r11c7.5
r11.5c11.5
r12c1
r12c7.5`,
  ],
  hashi: [
    `hashi
cells
. . . . . . . . .
3 . . 3 . . 6 . 3
. . . . . . . . .
. . . . . . . . .
. 3 . 5 . . 6 . 2
2 . . . . . . . .
. 3 . 5 . . . . .
. . . . . . . . .
. 3 . 4 . . 4 . 2`,
    `hashi
cells
2 . 4 . . 3 . 1 .
. . . 2 . . . . .
. . 2 . . . . 2 .
4 . . 4 . . . . .
. . . . . . . . .
3 . . . . 6 . 5 .
. . . . . . . . .
. . . . . . . 1 .
2 . 1 . . 4 . . 2`,
    `hashi
cells
. 3 . . 2 . 4 . . 2 .
. . . . . . . . . . .
. 6 . 3 . . 4 . . . .
2 . 2 . 3 . . . . . .
. . . . . . . . . . .
. 4 . . 3 . . . . . .
5 . 4 . . . 5 . 1 . .
. . . . 2 . . 1 . 3 .
. . . . . . . . . . .
. . 1 . . . . . . . .
2 . . . 4 . 4 . . 4 .`,
  ],
  // Kinds that are texts.
  alter: [
    `alter
regions
A B B B B C C C
A A B B B C C C
A A D D D E C C
A A A D D E E C
F F F D D E E E
F F F D G G H E
F F G G G H H H
F G G G G H H H
cells
. 3 1 . . . . .
3 . . . . . . .
. . . . 2 . . 1
. . . . . . . .
. . . . . 2 . .
. 3 . 1 3 . . .
. 2 . . . . 2 .
. . . . . . 1 .`,
  ],
  aqre: [
    `aqre
regions
A B C C D D
A B B C D E
A A F F E E
G H H F F I
G G J J J I
G K K L L I
cells
2 1 1 . 2 .
. . . . . 2
. . . . . .
3 . . . . 0
. . . . . .
. 1 . 0 . .`,
  ],
  aquapelago: [
    `aquapelago
cells
. . . . . . 2 .
. . . . . . . .
. . 5 . . . . .
. . . 5 . 1 . .
. 2 . . . . . .
. . . . . 2 . .
. . . . . . . .
. 3 . . . . . .`,
  ],
  balance: [
    `balance
cells
. . . . . . . .
. . x3 x6 o6 x3 . .
. o2 . . . . . o2
x3 . x3 o6 . . x3 x3
. . . x6 . . . .
. x3 x4 . o2 . . x3
. . . . . . . .
. . x6 . . x6 . .`,
  ],
  canal: [
    `canal
cells
8 . . . . . . 6
. . . . 2 . . 0
. 3 . . 1 . . .
. . 4 . . . 1 .
. 1 . . . . 2 .
. . . . . . . 0
. . . . . . . 7
2 2 . . 2 . . 0`,
  ],
  circlesquare: [
    `circlesquare
cells
x . . . . o . o
o x o o x . x .
. . x . o . . .
. . o . . . . .
. o . . o o . x
. o o . x x . .
. x . o . . x .
. . x . . . . .`,
  ],
  cojun: [
    `cojun
regions
A B B C D D D E
A B F C C C E E
G F F H H H E E
G F F I H H J J
G I I I K K L J
G G M I K K L N
O O M P Q K N N
O O O P Q Q N N
cells
2 3 . 3 . 3 2 4
. . . 1 . . . .
. . . 3 . 4 . 1
. . 2 . 1 2 . .
. . 1 4 . 5 . .
. 1 . . . . . 3
3 . . . . . . 2
2 . 5 . . . 4 .`,
  ],
  context: [
    `context
cells
0 0 1 . 0 . 0 .
. 1 . 1 0 0 1 .
0 0 . . 0 . . 0
. 0 1 0 . . 1 0
0 0 . . . 2 1 .
0 0 . 0 . 1 2 .
. . . 0 . . 0 .
. 1 . 1 . 0 0 0`,
  ],
  hakoiri: [
    `hakoiri
regions
A B B B C C C C
A A B B B C C C
A A B B D D D C
A A B B D D D E
A F G H H H E E
F F G H H E E E
F F G G H I I I
F F G G G I I I
cells
. 2 . 3 . . . .
. . . . . . . 3
. 2 . . . . . .
. 3 . . . 1 . .
. 1 . . . . . .
. 2 . . . . . .
. 3 . . . . . 1
. . . . 3 . . .`,
  ],
  hanare: [
    `hanare
regions
A A B B C C C C
A A B B C C C D
E E B B F F D D
E E E B F F F D
G G H H I I J J
G G H H I J J J
K K H L I M M M
K K L L L L M M
cells
. . . . . . . .
. . . . ? . . .
. . . . . . . .
. . . . . ? . .
. ? . . . . . .
. . . . . . . .
. . . . . . . .
. . ? . . . . .`,
  ],
  hidato: [
    `hidato
cells
11 12 13 . 15 .
. 8 21 14 . 17
29 9 7 22 23 18
30 28 27 6 25 24
. . 36 26 5 4
32 33 35 1 2 3`,
    `hidato
cells
10 . . . 1 2 . 27
7 9 5 13 3 . 24 26
8 . . 14 31 30 25 .
63 62 16 17 34 . . 22
64 58 61 35 18 33 20 46
57 60 59 36 37 19 . .
. 55 51 38 49 . 41 44
54 53 52 . . 40 43 42`,
  ],
  kropki: [
    `kropki
white
r1c1 r1c2
r1c1 r2c1
r1c3 r1c4
r1c3 r2c3
r2c2 r3c2
r3c2 r3c3
r3c2 r4c2
r3c3 r3c4
r3c3 r4c3
r3c5 r3c6
r3c5 r4c5
r3c6 r4c6
r4c1 r5c1
r5c4 r6c4
r5c5 r6c5
r6c3 r6c4
r6c4 r6c5
r6c5 r6c6
black
r1c2 r1c3
r2c1 r3c1
r2c5 r3c5
r2c6 r3c6
r3c4 r3c5
r4c2 r4c3
r4c2 r5c2
r4c4 r4c5
r4c4 r5c4
r4c5 r4c6
r5c3 r5c4
r5c3 r6c3
r6c2 r6c3
cells
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .`,
  ],
  lookair: [
    `lookair
cells
1 1 0 0 . . . .
. 1 0 . . . . 3
. . . 1 3 3 . 1
. 1 . 1 . . . 0
. . . 0 1 . 1 .
0 . 0 . 0 . . .
0 . 0 . . . 1 0
. . . 0 . 0 0 0`,
  ],
  nanro: [
    `nanro
regions
A A B B C C D D
A A B B C C D D
A A B B C C D D
E A F F F G G G
E H H F F G I I
E E H H F I I J
K K H H L J J J
K K L L L J J J
cells
0 0 0 . 0 0 . 0
. . ? 0 . . 0 0
. . 0 0 ? . . 0
0 . . 0 ? 0 0 .
0 . . . . . 0 0
0 ? . ? ? 0 . .
. 0 . . ? . . ?
0 ? ? . . . ? ?`,
  ],
  nonconsecutive: [
    `nonconsecutive
cells
. . 5 . . . 1 3
8 . . . . 4 . .
6 1 . 7 . . . 8
. . . 3 . 5 . 4
. . . . . . . 7
. . . . 3 1 8 5
. . 6 . . . . 2
. . . . . 7 . .`,
  ],
  numbrix: [
    `numbrix
cells
. 13 2 1 34 .
15 12 3 4 33 36
16 11 6 5 . .
17 10 . . 29 30
. 9 . 27 26 25
19 20 21 22 23 24`,
    `numbrix
cells
29 . 27 . . . 23 22
. . . 9 10 . 20 21
31 . 1 . 11 18 17 .
32 5 . 3 12 13 14 .
33 34 . 48 . 60 59 58
. 37 36 . . . 62 .
39 . 43 46 . 64 . 56
40 . 44 . 52 . 54 55`,
  ],
  nurimisaki: [
    `nurimisaki
cells
o . . . . o2 . .
. o2 . . . . . o7
. . . . . . o .
. o2 . . o . . .
. . . . . . . .
. . . o6 . . . .
. . o2 . . . . .
. . . . . . o .`,
  ],
  putteria: [
    `putteria
regions
A A B B B C C
A A B B B C C
D D E E C C C
D D F E E G G
F F F E E G G
F F F H H G G
I I I H H H H
cells
x . . . x x .
x x x x x x x
. x x . x x x
. . x x x . x
. x x . . . x
x x x . . . .
. x x . . . x`,
  ],
  simpleloop: [
    `simpleloop
cells
# . . . # . . .
# . . . # . # .
. . . . . . # .
. # . . . . # .
. # . . # . . .
. . . # # . . #
# # . . . . . #
# # # . . . . #`,
  ],
  smullyan: [
    `smullyan
cells
0 0 . . 0 1 6 .
0 . . 0 . 2 2 .
. . 0 0 . 3 . 1
. . . 1 . . . 0
0 . . . 1 0 . .
0 . 2 5 . 1 1 .
. 0 . . 2 0 . 0
. 0 . 0 . 1 1 0`,
  ],
  sukoro: [
    `sukoro
cells
0 0 . 1 . . . .
. 3 . 4 . 4 2 0
. . . . 4 3 . .
1 3 . . . 4 . .
. . 0 1 . . 3 .
0 . . . . . . .
0 1 . . 4 . 2 1
0 . . . 3 . 0 .`,
  ],
  sukororoom: [
    `sukororoom
regions
A A B B C D D E
F A B B C D D E
F G G H H I I J
F K L H M M J J
F K L L M N N J
O P P L Q N N R
O P P S Q T T R
U U U S S S T R
cells
. . . . . . . 0
0 . . . 0 . . 0
. . 2 . 2 . 1 .
. 0 . . . . . .
. 0 . . . . . .
0 . . 0 . . . .
0 . . . 0 . . 0
. . 0 . . . . .`,
  ],
  tango: [
    `tango
equal
r1c6 r1c7
r3c1 r3c2
r4c8 r5c8
r8c5 r8c6
opposite
r1c4 r2c4
r3c6 r4c6
r5c2 r5c3
r6c8 r7c8
r7c1 r8c1
r7c3 r7c4
r7c7 r8c7
cells
. o . . . . . .
x . . . . . . .
. x o . o x . o
. . x . . . x .
o . . x . . . .
. . x o o . . .
. o . . o . . .
. . x o x . o .`,
  ],
  tilepaint: [
    `tilepaint
regions
A A B B C C C C
A A D B E F F C
G G D D E H F I
G G D D H H J I
G K K L L H J M
K K K L L H J M
N N N L O P P P
N N N L O O P P
top
. . 2 . 0 . . .
left
0 0 2 3 4 . 0 .`,
  ],
  unruly: [
    `unruly
cells
. 0 . 0 . . 1 1
. 0 . . . . 1 .
0 . . 1 1 . . 1
. . . 0 1 . . .
0 . . . 0 . 1 1
1 . . . 1 . . .
. . . . . . . .
0 0 . 1 . 0 1 1`,
  ],
  usoone: [
    `usoone
regions
A A A B B B C C
A A A A B B B C
D D A E E E C C
D D E E E E C C
D D E E F F C G
H H H F F F G G
H H H F F F G G
H H H H F F G G
cells
1 . . 3 1 . 4 .
0 . . 1 . . 0 1
0 . 1 . 2 . 0 0
. 1 . 3 0 0 . .
2 0 2 . . . 1 4
0 2 . 1 0 . . .
1 . . . . 0 . .
. 1 2 . 3 1 . .`,
  ],
  yajikazu: [
    `yajikazu
cells
. . 1< . 0> 1< 0v .
1v . 0> . 0< . 0^ .
. . 1v . 0v 0v 0< .
. . . . 0< . . 0^
0> 1^ . 0v . . 0> .
. 0> 0< 0> . . . 0v
0> . . 0^ 0^ 0< . .
. 0v . 2< . . . 0^`,
  ],
  ayeheya: [
    `ayeheya
regions
A A A B B B B B
A A A A C C C D
E F F F C C C D
E F F F C C G D
E E E H H G G D
I E E H H G G D
I I I H H G G D
I I I I H H H D
cells
2 . . 0 . . . .
. . . . 2 . . .
2 . . . . . . .
. . . . . . 4 .
. . . . . . . .
2 . . . . . . .
. . . . . . . .
. . . . . . . .`,
    `ayeheya
regions
A A B B B C C D
A A B B C C C D
A A E E C C C D
E E E E F G G D
E E F F F G G G
H H F F I G G G
H H I I I J J J
H H I I I J J J
cells
. . 2 . . . . 2
. . . . . . . .
. . . . . . . .
. . . . 3 . . .
. . . . . . . .
0 . . . . . . .
. . . . . 2 . .
. . . . . . . .`,
    `ayeheya
regions
A A B B C C C D
A A B B C C C D
E E B B B F D D
E E G G B F F F
E E G G H H H F
I I G G H H J J
I I I I H J J J
I I I H H J J J
cells
0 . . . 2 . . .
. . . . . . . .
2 . . . . . . .
. . 2 . . . . .
. . . . . . . .
0 . . . . . . .
. . . . . . . .
. . . . . . . .`,
  ],
  cocktail: [
    `cocktail
regions
A A A A A A B B
C C A D D A B B
C C C D D D B B
C C E D D F F B
E E E E G G F F
H H H I G G F F
H H H I G G F F
H I I I G G F F
cells
. . . . . . . .
. . . 0 . . . .
. . . . . . . .
. . 0 . . 0 . .
. . . . 3 . . .
3 . . 5 . . . .
. . . . . . . .
. . . . . . . .`,
    `cocktail
regions
A A B B B B B B
A C C D D D B E
A C C C D D E E
A C C F F F E E
A C G G H F I E
A G G G H F I I
J G G G H F I I
J J J H H H H I
cells
. . 1 . . . . .
. 0 . 0 . . . 3
. . . . . . . .
. . . 3 . . . .
. . 1 . 2 . 0 .
. . . . . . . .
3 . . . . . . .
. . . . . . . .`,
  ],
  detour: [
    `detour
regions
A A B B B C C C
A A B B D D C C
E F F F D D D C
E F F G D D H H
E G G G H H H I
E G G G H I I I
E E G J J J J I
E E J J K K K K
cells
. . . . . . . .
. . . . 0 . . .
. 0 . . . . . .
. . . 1 . . 0 .
. . . . . . . 0
. . . . . . . .
. . . . . . . .
. . . . . . . .`,
    `detour
regions
A A A B B B B B
A A C D D B B B
C C C D D E E E
F F D D D G E E
F F F H H G E E
F F I H H G G J
I I I H G G G J
I I I H H G J J
cells
3 . . . . . . .
. . . 0 . . . .
. . . . . 0 . .
. . . . . . . .
. . . 1 . . . .
. . 3 . . . . 1
. . . . . . . .
. . . . . . . .`,
    `detour
regions
A A B B B B B B
A A A C D D D D
A A A C D D D D
E C C C C C F F
E E E G G G F F
E E E G G F F F
H H E G G I I I
H H H H H I I I
cells
2 . . . . . . .
. . . 0 0 . . .
. . . . . . . .
1 . . . . . 0 .
. . . 2 . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .`,
  ],
  geradeweg: [
    `geradeweg
cells
. . . . . . . .
1 . . . . . 4 .
. 2 . . . 3 . .
. . . . . . 2 .
. . 4 . . . 1 .
. . . 3 . . . .
2 1 . . . 2 . .
. . . 5 . . . .`,
  ],
  kakuru: [
    `kakuru
cells
4 1 3 2 . 5 . #7
3 2 4 . #28 3 . .
1 5 # . # 4 2 3
4 3 . #22 . . . .
2 1 . . . . #28 7
4 3 2 . #26 # 2 .
2 . . . . #13 . 4
4 . #13 # #14 . # #`,
    `kakuru
cells
#7 . . #14 . #9 #5 #
. . . . # . # .
3 2 1 2 . 7 4 1
1 4 3 . . #28 . 2
. . . . #21 . . 4
7 #36 8 #25 3 . . .
. . . # . 4 # #13
3 2 4 5 1 6 1 7`,
    `kakuru
cells
1 #14 . 3 4 . #15 .
. # 4 1 2 . . 5
. 5 2 3 . . . 3
7 #36 . . . #28 . .
. . . . #17 5 7 #17
2 5 # #18 # . . .
#18 . . . . # 4 #16
# . 3 2 1 5 . .`,
  ],
  kurotto: [
    `kurotto
cells
. o2 . . . o1 . .
o0 o2 . o4 . . o1 .
. . . . . . o0 .
. . o0 . . . o0 .
o0 . o0 . o2 . o1 .
. . . . . . . o0
. o0 o0 o0 o0 . o1 .
o0 . . . . . . .`,
    `kurotto
cells
. . o0 . o0 . o0 o0
o0 . o0 . . o1 . .
. . o0 . . . o1 .
. o0 . . . o1 . .
. o2 . o1 . . . o0
. . . . . o0 . .
o0 o0 . . . o0 . .
. . . o0 . . . o0`,
  ],
  meander: [
    `meander
regions
A A A B B C C C
A A A B B C C C
A D D D B C E E
D D D D F F E E
G G H H F F E E
G G H H F F I I
G G H H J J I I
G G H J J J I I
cells
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. 6 . . . . . .
. . . . . . . .
. . . . . . . 3
. . . . . . . 6`,
    `meander
regions
A A B B B C C C
A A D D B C C C
A A D D B E E E
F F D D B E E E
F F G G G G E H
F F F G G G H H
I I J J J H H H
I I J J J H H H
cells
. . . . . . . .
3 . . . . . 2 .
. . . 6 . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. 4 . . . . . .`,
    `meander
regions
A B B B B C C C
A B B D D C C C
A A B D D E E E
A A F D D E E E
A A F F G G G G
F F F F G G G H
F I I I I H H H
F I I I I H H H
cells
. . . . . . . .
. . . . . . 2 .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . 8 . . . .
. . . . . . . .`,
  ],
  mochikoro: [
    `mochikoro
cells
. 14 . . . . . .
. . . . . . . .
. . . . . . . .
1 . . . . 3 . .
. 4 . . . . . 1
. . . 3 . 1 . .
. . . . . . . .
. . . . . . . 1`,
  ],
  mochinyoro: [
    `mochinyoro
cells
4 . . . . . . 2
. . . . . . . .
2 . . . . . . .
. . . . . . . .
. . . . . . . .
. 1 . . . . . .
. . . 4 . . . 6
3 . . . . . . .`,
  ],
  heyablock: [
    `heyablock
regions
A A A A B B B B
A A A A B B B B
A A A A C D D E
A A A C C F D E
A G C C C F E E
G G G C H F I J
G G G K H H I J
L L K K K M J J
cells
1 . . . . . . .
. . . . . . . .
. . . . 1 . . .
. . . . . . . .
. 1 . . . . . .
. . . . . . . 1
. . . . . . . .
1 . . . . . . .`,
  ],
  kurochute: [
    `kurochute
cells
5 . . . 1 5 1 .
. . . 4 . . . .
7 . 1 . . 2 . .
2 3 . 1 . . . 1
1 . 3 . . 1 . .
. . . . . . . .
. . 5 . . 1 . .
. 1 . . 6 2 6 2`,
    `kurochute
cells
6 7 . . . . . .
. 3 5 . . . . 4
. . 4 . . 1 . 7
. 2 . . . 2 . .
. . 2 . . 1 . .
3 . . 5 . . . .
4 . . . . 3 . .
. . 4 . 2 . . .`,
    `kurochute
cells
. . . . . . . .
. . . . . 1 . 6
. . 2 . . . 3 .
. . 5 3 1 . . .
1 . . . 3 . 1 4
. 4 5 . . . . .
. . 6 1 . 1 . 6
. . . 2 . . 2 .`,
  ],
  paintarea: [
    `paintarea
regions
A B C C D D E E
A B F G D H H I
J J F G K L I I
M M F K K L L I
N M M O P Q R S
N T T O P Q R S
N U U V P Q R S
U U V V W W W W
cells
. . . . . . 1 .
. . 1 . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .`,
  ],
  akichi: [
    `akichi
regions
A B B C C D
A B B C C D
A B B C C D
E E E E E D
F F G G G D
F F G G G H
cells
1 4 . 3 . 4
. . . . . .
. . . . . .
. . . . . .
1 . . . . .
. . . . . 0`,
  ],
  factors: [
    `factors
regions
A B B C D D
A E B C F D
E E G F F H
E G G F I I
J K G L M I
N N N M M M
cells
10 . . . 12 .
. . . . . .
. . 96 . . .
. . . . 12 .
. . . . 96 .
30 . . . . .`,
  ],
  lollipops: [
    `lollipops
cells
. . - . | . .
. . . . . . .
. . o . . . |
. | . . . . .
. . . . . . .
. . . . - . .
. - . . . . o`,
  ],
  renban: [
    `renban
regions
A A B B B B
A A B B C C
D D E E F F
D D E G H H
I I E G G H
I I G G G H
cells
6 . . . . .
. . . 5 . .
. . . . . .
. . . . . .
. . . . . .
3 . . . . 3`,
    `renban
regions
A A B C D D
A A B C D D
A A B C C D
E E F G G H
E E F G G H
E E G G I I
cells
6 . . 6 . .
. . . . . 5
. . . . . .
. . . . . .
1 . . . . .
. . . . 10 .`,
  ],
  roma: [
    `roma
regions
A B B C C D
A A B C E D
F F F E E D
G H H E I J
G K H I I J
K K L L I J
cells
. . > o . v
^ . ^ ^ ^ .
> . < . < .
v v . o > o
. . . . . ^
. < . . ^ .`,
    `roma
regions
A A B B C C
A D B C C E
A D F F F E
G D H H I E
G G J J I K
G L L J I K
cells
. . . . . v
. > . ^ . .
. o . < > o
o ^ < . < ^
. ^ < > ^ .
. . > . . .`,
  ],
  stostone: [
    `stostone
regions
A A A B B B
C C C C D B
C C C C D B
E E C C D D
E E F F D D
G E F F D D
cells
3 . . . . .
4 . . . 3 .
. . . . . .
3 . . . . .
. . . . . .
. . . . . .`,
  ],
  turnaround: [
    `turnaround
cells
. . . . . 1 .
. . 1 . . . .
. 3 . 3 . . .
. . . . . 2 .
2 . 2 2 3 . 0
. 3 . . . 2 .
. . . 0 . . .`,
  ],
};

/** By genre, the rating of each example; - where none is known. */
export const ratings = /** @type {Record<string, string>} */ ({
  starbattle: '223',
  nonogram: '113',
  kenken: '123',
  futoshiki: '123',
  skyscrapers: '223',
  binairo: '223',
  tents: '222',
  battleships: '123',
  shikaku: '111',
  dominosa: '122',
  suguru: '123',
  ripple: '211',
  akari: '113',
  norinori: '332',
  kakurasu: '11',
  thermometers: '32',
  aquarium: '11',
  mosaic: '123',
  minesweeper: '123',
  str8ts: '1',
  abcendview: '121',
  magnets: '212',
  tenner: '1',
  multisudoku: '111',
  nurikabe: '333',
  hitori: '221',
  heyawake: '122',
  kurodoko: '222',
  lits: '212',
  yinyang: '111',
  cave: '332',
  creek: '252',
  snake: '33-',
  tapa: '222',
  shakashaka: '122',
  slitherlink: '223',
  masyu: '122',
  yajilin: '222',
  country: '222',
  shingoki: '232',
  numberlink: '12-',
  gokigen: '231',
  fillomino: '223',
  galaxies: '121',
  hashi: '123',
  // kinds
  alter: '3',
  aqre: '3',
  aquapelago: '2',
  balance: '3',
  canal: '1',
  circlesquare: '1',
  cojun: '1',
  context: '2',
  hakoiri: '3',
  hanare: '2',
  hidato: '2-',
  kropki: '1',
  lookair: '1',
  nanro: '3',
  nonconsecutive: '1',
  numbrix: '1-',
  nurimisaki: '3',
  putteria: '1',
  simpleloop: '1',
  smullyan: '2',
  sukoro: '2',
  sukororoom: '1',
  tango: '2',
  tilepaint: '2',
  unruly: '1',
  usoone: '3',
  yajikazu: '2',
  ayeheya: '113',
  cocktail: '23',
  detour: '222',
  geradeweg: '2',
  kakuru: '222',
  kurotto: '22',
  meander: '344',
  mochikoro: '3',
  mochinyoro: '3',
  heyablock: '3',
  kurochute: '123',
  paintarea: '2',
  akichi: '2',
  factors: '3',
  lollipops: '2',
  renban: '11',
  roma: '24',
  stostone: '2',
  turnaround: '2',
});

/** @import { Example } from './examples.js' */

/** A kind that has no board here has its samples. @param {string} genre @returns {Example[]} */
export const examples = (genre) =>
  (texts[genre] ?? kindBoards[genre] ?? []).map((text, at) => ({
    key: `${genre}${at}`,
    name: () => nameOf(text, Number(ratings[genre]?.[at])),
    text,
  }));

/** Its size, and how hard it is. @param {string} text @param {number} rating */
function nameOf(text, rating) {
  const { rows, columns } = readGrid(text);
  const grade = Object.keys(gradesStrings().names)[rating - 1];
  return [`${rows}×${columns}`, grade && gradeText(5, { grade, rating })].filter(Boolean).join(' · ');
}
