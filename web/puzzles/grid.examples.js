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
    `kakurasu
top
17 9 9 24 . 11 .
left
12 24 10 21 25 12 5`,
  ],
  thermometers: [
    `thermometers
top
2 5 5 1 3 2 8 7
left
3 5 4 . 5 . 8 1
lines
r8c2 r8c1
r3c6 r4c6 r5c6 r6c6
r6c3 r6c2 r6c1
r2c4 r3c4 r4c4
r2c2 r2c1
r7c4 r6c4 r5c4
r7c8 r7c7 r7c6
r1c3 r1c4 r1c5
r6c7 r5c7 r4c7 r3c7 r2c7 r1c7
r3c2 r3c3
r2c6 r1c6
r5c8 r6c8
r2c8 r1c8
r4c2 r4c1
r7c5 r6c5 r5c5 r4c5 r3c5
r8c7 r8c6 r8c5 r8c4 r8c3
r1c1 r1c2
r7c3 r7c2 r7c1
r4c8 r3c8
r4c3 r5c3
r5c2 r5c1`,
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
    `aquarium
top
5 . . 6 . 6 5 5
left
3 . 6 . 4 . . .
regions
A A A B B C C C
A D D D D C C C
A E E D D D D F
E E E E E G H F
I E G G G G H H
I I I I G G H H
J I I K K K H L
J J J K K K L L`,
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
    `str8ts
cells
. 1 . 2 . . . 7 #
2 . . . # . . . #
6 . 5 # # . # 4 .
. . # 7 # . . . 5
. . . 5 2 . . 9 .
. . . 9 # . # . 2
. . # . # # . . .
# . . 4 # . 5 . .
# . . . . 8 . 2 .`,
    `str8ts
cells
. . . . # . . . .
. # . . . 9 . 6 .
. . 2 . # # . . 5
. 3 # # . . . . .
# . . # 7 # . . #
5 . . . . # # . .
. . 8 # # . 2 . .
. 9 . 7 . . . # .
. . . . # . . . 3`,
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
    `tenner
cells
9 4 . . . . . 1 . .
8 . 1 . 6 9 . . 7 4
. . . . 4 . . 9 1 0
. 0 . 8 1 . . . . .
4 1 . 2 0 . 6 . . .
bottom
32 8 26 20 13 26 27 29 17 27`,
    `tenner
cells
. 1 . . 0 . . . 8 .
5 . . . 8 . 0 2 3 6
. . . . . . 7 8 0 .
. . . 7 . . . . . .
1 5 . . 0 . . . 6 .
bottom
27 12 21 20 18 27 25 19 21 35`,
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
A A A A A B B
C A A A B B B
C C D A B E E
C C D D E E E
C C D D D E E
F F F F G G E
F F F G G G G
cells
2 . 1 . . . .
1 . . . . 1 .
. . . . . 2 .
. . . . 3 . .
. . . . . . .
. . 2 . . . .
. . 1 . . 2 .`,
    `alter
regions
A A A B B C C C
A A A B B C C C
A D A B B C C C
D D D B E E E E
D D D B E E E E
F F D G G E H H
F F F G G H H H
F F F G G H H H
cells
3 . . . . . 3 .
. . . . 1 . 1 .
. . . . . . . .
. 3 . . . . . .
. . 2 . . . . 2
. . . . . . . 1
. . 1 . 3 . . .
. . . . . . 3 .`,
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
    `aqre
regions
A B C D D E
A B D D D E
B B D D F F
G H H I F F
G G I I J J
K K I I I J
cells
1 1 1 . . 2
. . . . . .
. . . . 0 .
. . . 3 . .
. . . . 2 .
1 . . . . .`,
    `aqre
regions
A B C D D E F F
G B C D H E I I
G G J J H H H K
G L L M M N O K
P P L M N N O Q
R P S S N O O Q
R R S S T T Q Q
R U U V V W W W
cells
1 . . . . . . .
1 . . . 3 . . .
. . . . . . . .
. 3 . 2 . 2 2 .
0 . . . . . . 2
. . . . . . . .
. . . . . . . .
. 1 . 0 . 1 . .`,
  ],
  aquapelago: [
    `aquapelago
cells
. . 1 . 1 . .
. . . . . . .
. . 3 . . . .
. . . . . 2 .
. . . . . . .
. . 2 . . . .
1 . . . . . .`,
    `aquapelago
cells
. . . 2 . . . .
. . . . . . . 1
. . . . . . . .
. . . 6 . 6 . .
. . . . . . . .
. . . . 1 . . .
. . . . . . . .
. . . . . 1 . 1`,
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
x3 . x4 . . .
. . . . . .
. . . x3 . .
. . . . . .
. x3 o2 . o2 x3
x3 o2 . . . x5`,
    `balance
cells
. x8 . . x3 . .
. . . . . o2 .
. . . . o4 x3 .
. . x3 . . . .
. . . . o2 x3 .
. . . . o4 . x5
. . . . . . x6`,
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
. 2 0 . . . 0
. . 2 . . . .
. 3 . . . 2 .
. . . . . 8 .
. 2 2 . 5 . .
. . . . 2 . 2
. . . . . . .`,
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
    `canal
cells
. 1 . . . .
. . . . 0 0
. 1 . . 1 0
. . 1 . 1 .
. 2 . . 3 .
. . . . . .`,
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
    `circlesquare
cells
. . . o . .
. x . o . x
o . . o . .
. x . . . .
x . . o . .
o . . . o .`,
    `circlesquare
cells
. . o . . o o .
x o . . . . o .
. . . . . . o .
. . x . . . . .
. o . . . x . .
. . x x . . . x
. . . o . x . .
o o . o . x o .`,
  ],
  cojun: [
    `cojun
regions
A B B B C C D
A E F G G H D
E E F I I H H
E E F J J K H
L L F F J K K
M L L L J N N
M M M O O O N
cells
. 1 . . . . .
1 . . . . . .
. . 4 . 2 . 3
3 . . . . . .
1 . . . . 2 .
. . 5 4 . . .
. 3 . . . . .`,
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
    `cojun
regions
A A B C C C D D
E E B B C C F F
E E B B G H H H
I I I G G G J J
K K L M M N N N
K L L O M P P P
Q Q O O M R R R
Q Q O S S S R R
cells
. . . . 5 . . .
. . . 5 1 3 . .
. . 2 1 . . 2 .
2 . . 4 . . . 2
. . . . . . . .
. . . 2 . . . 3
. . . . . . . 5
. . 3 . . . . 4`,
  ],
  context: [
    `context
cells
. . . 0 0 . .
. 3 . . 0 . 0
1 . . . 0 . 0
0 1 0 . . . 0
. 1 . 1 0 . .
1 . . . . . 1
. 1 0 . 1 2 .`,
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
    `context
cells
. 0 . . . 1 . 1
. 0 . 1 . . 2 .
. 0 2 . . 1 . 1
. 1 . . 1 0 0 .
1 . . . . 1 0 .
. . . 0 . 0 . .
. 0 . . 0 2 0 .
. 0 . . 1 . . 0`,
  ],
  hakoiri: [
    `hakoiri
regions
A A B B C C C
A A B B C C C
A A B B C C C
A A B B D D D
A A B D D E D
A F F F E E E
F F F F E E E
cells
3 2 . . 3 . .
. . 1 . . . .
. . . . . . .
. . . . . . .
. . . . 1 2 .
. . . . 3 . .
. 3 . . . . .`,
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
    `hakoiri
regions
A A B B B C C C
A A B B B C C C
A A A B B D E E
A D D D D D E E
A D D F F D E E
G G G F F H H H
G G G F F H H H
G G G F F H H H
cells
. . 2 . . . 3 .
. 1 . . . . . .
. . . . 3 . . .
. . . . . . . .
. . . . . . . .
. 1 . . . 2 . .
. . . 3 . . 1 .
. . . . 2 . . .`,
  ],
  hanare: [
    `hanare
regions
A A B B C C
A B B B D C
A A E E D D
F F E E D G
F H H H G G
H H H G G G
cells
. . . . . 3
. . 5 . 4 .
. . . . . .
. . . . . .
. . . 6 0 .
0 . . 6 . .`,
    `hanare
regions
A A A B B C C
A A D B B C C
D D D B E E F
G G D B E E F
G G G H I I F
J J J H I K K
L L L H I K K
cells
. . . 0 . . .
. . . . . . .
. . . . . . 3
. . . . . 0 0
. . 0 . . . .
. . . . . . .
3 . . . . . .`,
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
. 24 22 . 16 15
26 27 . 21 18 14
. 29 28 20 . .
32 31 2 . 12 11
35 . 3 . 10 9
36 . 5 4 7 8`,
    `hidato
cells
. 31 29 . 13 .
34 33 30 . 14 .
35 36 26 25 15 10
22 23 24 16 9 4
20 21 17 . . 3
19 18 7 . 2 .`,
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
    `kropki
white
r1c1 r1c2
r1c1 r2c1
r1c4 r1c5
r1c5 r2c5
r2c2 r3c2
r2c3 r2c4
r2c5 r3c5
r3c3 r3c4
r3c3 r4c3
r3c5 r3c6
r3c5 r4c5
r4c2 r4c3
r4c4 r4c5
r4c4 r5c4
r4c5 r5c5
r5c1 r6c1
r5c2 r6c2
r6c2 r6c3
black
r2c3 r3c3
r2c4 r2c5
r3c1 r3c2
r3c2 r4c2
r4c1 r5c1
r4c5 r4c6
r5c1 r5c2
r5c3 r5c4
r5c3 r6c3
r6c5 r6c6
cells
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .`,
    `kropki
white
r1c2 r1c3
r1c3 r2c3
r1c6 r2c6
r2c1 r2c2
r2c1 r3c1
r2c3 r3c3
r2c5 r2c6
r2c5 r3c5
r3c3 r4c3
r3c6 r3c7
r3c6 r4c6
r3c7 r4c7
r4c4 r4c5
r4c4 r5c4
r4c5 r4c6
r5c1 r5c2
r5c1 r6c1
r5c4 r6c4
r5c6 r6c6
r6c3 r6c4
r6c3 r7c3
r6c5 r6c6
r7c1 r7c2
r7c4 r7c5
black
r1c4 r1c5
r1c5 r2c5
r1c6 r1c7
r4c3 r4c4
r4c3 r5c3
r4c6 r4c7
r4c7 r5c7
r5c2 r5c3
r6c1 r7c1
r7c2 r7c3
cells
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .`,
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
    `lookair
cells
. 1 . . . . . 3
2 1 . . . . . .
3 . . . 5 . . .
. . . . . . . .
. . 1 . 4 . . .
0 . 0 . 2 . . .
. . . . . 2 3 .
. . 1 1 2 . . .`,
    `lookair
cells
. . . 2 . .
. . 3 . 1 0
1 1 . . . .
. 2 . . . .
. . . . 5 .
. . 1 3 . .`,
  ],
  nanro: [
    `nanro
regions
A A A B B B C
A A B B D C C
E E E D D F F
G H H I D F F
G G H I I F F
G J J I I K K
J J J J I K K
cells
. 3 . . . . 0
. 0 . 2 0 1 .
. . 1 . . 3 .
. . . . . . .
0 0 . . 0 . .
0 . 2 0 . 1 .
. . 0 . . . .`,
    `nanro
regions
A A A B B C C C
A A D D B B C C
E E D D B B F F
E E D D G H H F
E I I I G G H F
J I I K G G L L
J J J K K M L L
J J N N N M M M
cells
0 . 4 . 3 . . .
. . . . 0 . . 0
2 . . 1 . . 1 .
. 0 . . . . . .
2 0 . . . . . .
. 0 0 2 . 4 . 3
. 0 . 2 . . . .
5 . . . . 0 . 1`,
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
. . . . . 5
. . . . 6 2
. . . . . .
2 5 . . . .
5 . . . . .
. . . . . 1`,
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
    `nonconsecutive
cells
3 . . . . . 7 .
. . . . . . . .
5 . 2 . . 4 . 3
. . . 8 . . . .
. . 3 . . . . 8
. 2 . . . . 8 .
. . 1 7 . . 5 .
. . . . . 5 . .`,
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
. . . 12 9 .
36 . . . . .
. 32 15 18 19 6
30 29 . . . .
27 28 23 22 21 4
26 . 24 1 . 3`,
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
o4 . . . o2 . o2
. . . . . . .
. . o2 . o . .
. . . . . . .
. . . o2 . . .
. . . . . . .
. o . . . . o4`,
    `nurimisaki
cells
o3 . . o2 . .
. . . . . .
o3 . . . . .
. . . . . o
o . o . . .
. . . . . .`,
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
    `putteria
regions
A A B B C C D D
A A B B C C D D
A E E B C C F D
G E E E H F F F
G G E H H H F F
G G I I H H J J
K G I I L L L J
K K K L L L J J
cells
0 0 0 . . . . 0
. 0 . . . 0 0 .
. . 0 . . 0 . 5
. . 6 . . . . .
. . . . . . . .
. . . 0 . . . .
. . . . . . 0 0
. . . . . . 0 .`,
    `putteria
regions
A A B B B C
A A B B C C
D D D D E F
D D G E E F
H H G G E F
H H G I I I
cells
4 . . 5 . .
. . . . . .
0 0 0 0 . 0
. 0 0 0 . .
. . . 0 0 .
0 . . . . .`,
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
    `simpleloop
cells
# . . # . . . .
# . . . . . . .
. . . . . . . .
. . . . . . . #
# # . . . . # #
. . . . . . . #
. . . . . . . #
# . . . . # # #`,
    `simpleloop
cells
# # # . . # # #
# # . . . . . #
. . . . . . . .
. . # . . . . .
. . . . . . # #
. . . . . . . #
. . . . . . . .
# . . . . . . .`,
  ],
  smullyan: [
    `smullyan
cells
. 1 . 1 0 0 .
. . . . . 0 .
. . 0 . . 0 0
1 . 0 . . 0 .
. 2 . . . . .
. . . . 0 . .
1 . 1 0 . 0 .`,
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
    `smullyan
cells
1 2 . 2 . . . .
. 2 2 . 1 0 1 .
. 1 1 1 . 1 . .
. . . . . . . 2
. . 0 1 1 . . 1
0 . 0 . . . . 1
. 0 . 1 . . 0 1
. . . . 0 1 . .`,
  ],
  sukoro: [
    `sukoro
cells
. . . . . . .
. . . . . . .
1 . . . 1 . 0
. . 0 2 4 . 0
. . . . 2 0 .
. . . 0 0 . .
. 0 2 . . . .`,
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
    `sukoro
cells
1 . 0 . 0 1
. 0 . 1 . .
. . . . . .
2 . . . . 0
. . 2 . . 0
. 1 . . 0 .`,
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
    `sukororoom
regions
A A B B C C
D D E E F F
D D E E F F
G H H H I I
G H J I I K
G G J K K K
cells
. . . 0 . .
. . . . . .
. . 0 . . .
0 . . . . .
0 . . 0 . .
. . . . . .`,
    `sukororoom
regions
A A B B C C C
A D D B B E E
F F G H I J E
F F G H I J J
K L G M N N O
K L L M P P O
Q Q M M P P O
cells
. . . . . . .
. . . . . 0 .
. . . . . 0 0
. 0 . . . . .
0 . . . 0 . .
. 0 . . 0 . .
. . . . . . .`,
  ],
  tango: [
    `tango
equal
r4c5 r4c6
r5c6 r6c6
opposite
r1c2 r1c3
r2c4 r2c5
r2c6 r3c6
r4c2 r4c3
r6c2 r6c3
cells
. . . . x .
. . . . . o
. x . . . .
. . . . x .
. x o . . o
. . o . x o`,
    `tango
equal
r2c5 r2c6
r5c3 r6c3
opposite
r1c1 r1c2
r1c4 r1c5
r4c2 r5c2
r5c1 r6c1
r5c6 r6c6
cells
. . . x . .
. . o . . .
. . . . . o
. . . . o .
. o . o . .
o . x . . x`,
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
A B C C C D D
A B C C C E D
A F F G G E E
H H H G G G E
I I I J J J K
L M M M M K K
L M M N N K K
top
. . 2 . 3 4 .
left
1 . 7 4 . 0 .`,
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
    `tilepaint
regions
A A B B C C D D
A A B B C C E D
F G G H C C E E
F G G H H I I I
F G H H H J I I
F G K K L J M M
N N K K L L M M
N N K K L L M M
top
2 . 3 . 8 7 . 3
left
. 4 . . . . 6 .`,
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
    `unruly
cells
. 0 . . 1 . 1 1
. 1 . . . . 0 .
0 . . . 0 0 . .
. . 1 . . . . .
. . 1 . 0 . 1 .
. . . . 0 1 . 0
. 1 1 0 . . 1 .
. . . . . 1 . .`,
    `unruly
cells
. 0 . . . . 1 1
. . . . . . . .
0 . 0 0 . 0 1 .
. . . . . . . 1
. . . . 1 . . .
. . . . . . 0 .
. . 0 0 . . . .
0 . . 1 1 0 . 0`,
  ],
  usoone: [
    `usoone
regions
A A B B B B
A A B B B B
C A C D D B
C C C D D B
E E E D D D
E E E D D D
cells
. . . . 2 .
. 1 . 3 3 .
. . . . 2 .
2 . 1 . . .
1 . . 0 1 .
. . . 2 . 2`,
    `usoone
regions
A B B B C C
A A B B D C
A A B D D C
A A B D D D
A A B D E E
E E E E E E
cells
. 1 0 . 1 0
. . 2 . . 1
1 . . 2 0 1
. . . . 1 .
2 0 1 0 . .
. . . . . 1`,
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
. 0^ . 0^ 0v . .
. . . 1v . 0^ .
3> 0> 0v . 0^ . .
. . . 0> . 0v 1^
. . . . . . .
. 1> 0^ 1^ 0v 0^ .
0^ 1^ 0< . 0^ 0v .`,
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
    `yajikazu
cells
. 0v 0^ . 1v . 1< 0v
. . 1> 0< . . 0v .
1^ . 0> 0< . . . .
. 0> 0> 0^ . . 0^ 0<
0^ . 1v . 0> 2< 0v 0>
0> 0< 0^ . . . . 0^
. . 0< . . . . 1<
. . . . . 1^ . 0<`,
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
A B C C C C
A D E C C F
A D E F F F
G D E F F F
G G E E F F
G G E E E E
cells
2 . 4 . . .
. 0 4 . . 1
. . . . . .
2 . . . . .
. . . . . .
. . . . . .`,
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
. . . . . . .
. . . . . 4 .
. 5 2 . . . .
. . 2 . . . .
. . . . 4 3 .
. . 1 2 . 3 .
. . . . . . .`,
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
    `geradeweg
cells
. . . . 3 . . .
4 . 2 . . . 1 .
. . 3 . . . . .
. . 6 . . . 6 .
. . 4 . . . 2 .
. 4 4 . . . . .
. 2 . . . . . .
. . . 3 . 3 . .`,
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
. . o0 . . o1
o2 o0 . o0 . .
. o . o2 . o0
o1 . o2 . . .
. . . . o1 .
. o2 . o0 . .`,
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
. . . 1 . . 1
1 . . . . . .
. . . . 4 . .
. . . 3 . . .
. . . . . 2 .
. . 2 . . . .
. 2 . . . . 1`,
    `mochikoro
cells
. . . . 1 . .
. . . . . 2 .
. . . 4 . . .
. . . . 2 . .
3 . . 2 . . .
. . . . . . 2
. . 3 . . 1 .`,
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
. . 9 . . .
. . . . . .
. . . . 4 .
. . . . . .
. . 2 . 2 .
1 . . . . .`,
    `mochinyoro
cells
4 . . . . .
. . . . . .
. 2 . 1 . 2
. . . . . .
. . . 3 . .
. 2 . . . .`,
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
A A A B B C
A A D D B C
D D D C C C
E E D D C F
E G G G F F
E E G F F F
cells
1 . . 2 . .
. . . . . .
. . . . . .
. . . . . 1
. 3 . . . .
. . . . . .`,
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
    `heyablock
regions
A A A B C C
A A B B D C
E B B B D D
E F F G G D
H H F I G G
H I I I I I
cells
1 . . . 3 .
. . . . . .
. . . . . .
. 1 . . . .
. . . . . .
. . . . . .`,
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
A A B B B C
D D D E F C
D E E E F C
G G H H I C
J J J H I K
L L M M M K
cells
. . . . . .
. . . . . .
. . . . . 2
. . 2 . . .
. . . . 2 2
. . . . . 1`,
    `paintarea
regions
A B B C C D
A E F F G D
A E H F G D
I E H H G J
I K H L G J
I K K L J J
cells
2 . . . . .
. 2 . . 2 .
. . . . . .
. . . . . .
. 2 . . . .
. 1 . . . .`,
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
  bosnianroad: [
    `bosnianroad
cells
. 0 . . . . .
. . . . . 5 .
3 . . . . . .
. . 4 . 1 . .
. . . . . . .
. . . . . . .
. . . 5 . . .`,
    `bosnianroad
cells
. 1 . . . . .
. 4 . . . 5 .
. . . . . . .
. 5 . . 1 . .
. . . . . . .
. . 4 . 5 . .
. . . . . . 2`,
    `bosnianroad
cells
. . . . . . . .
. 6 . . . . 6 .
. . 5 . . 4 . .
. . . . . . . .
. . . . . 5 . .
. . . . . . . .
. . . . . . 6 .
0 . . . 3 . . .`,
  ],
  castle: [
    `castle
cells
. . . . . . .
x1v . . o o1v . x3v
. x1> . . . . .
. . . . . . .
. . . . o1v o3^ .
x . . . . . .
. x0^ . x2^ . . .`,
    `castle
cells
#5v x0> x1v . . . .
. . . . . #2< .
. #0v . . . . x2<
. . . . . . .
. . . #0< . . x0<
. . . . . . .
. . . . . x3^ #4<`,
    `castle
cells
. x0> #0< x0< x1v . . .
. . . . . . . .
x . . . . . x4< x4<
. . . . . . . .
. . . o0v . . o .
. o2^ o . . o1v . .
. #2^ . . . . o .
. . . . . . . .`,
  ],
  chocona: [
    `chocona
regions
A B C C C C
A A A D D C
A A E E D F
G A A E E F
G G H H E F
H H H H F F
cells
4 1 0 . . .
. . . . . .
. . 5 . . 0
3 . . . . .
. . . . . .
. . . . . .`,
    `chocona
regions
A A B C C D
A E B B B D
E E E E D D
E F F D D D
F F F F D D
F G H H H H
cells
0 . 2 0 . 1
. 5 . . . .
. . . . . .
. 7 . . . .
. . . . . .
. . 2 . . .`,
    `chocona
regions
A A B C C C D
E A B B B C C
E A B B B B F
G H H H H B B
G H H H H H H
G I I H J K K
G I I I J J J
cells
0 . 0 0 . . 0
0 . . . . . .
. . . . . . 1
4 9 . . . . .
. . . . . . .
. . . . 2 1 .
. . . . . . .`,
  ],
  cityspace: [
    `cityspace
cells
. 3 . . . .
. . . . . 4
3 . 7 . . .
. . . . . .
. . . . . .
2 . . . 7 3`,
    `cityspace
cells
2 . . . . . .
. . 4 . . . .
. . . . . 6 .
. . . 9 . . .
. 6 . . . . 2
. . . . . 6 .
2 7 . . . . .`,
    `cityspace
cells
. . . . . 9 . .
5 . . . . . . .
. . . . . . . .
5 . . . . . . .
. . . . . 11 . .
. 3 . . . . . .
. . . . . . 6 .
3 3 5 . . . . 2`,
  ],
  coral: [
    `coral
rows
3
1
1 1 1
.
.
6
columns
6
.
1 3
.
1 1
.`,
    `coral
rows
1 1
.
1 1
1 5
.
1 1 2
2 3
columns
1 1
7
.
.
1 1 2
1
6`,
    `coral
rows
.
1 1
2 3
.
.
2 2
1 1
1 4
columns
1 3
.
1 2
1 1 1
.
1 4
2 3
.`,
  ],
  cts: [
    `cts
rows
5
?
3 1 1
1 ?
1 *
6
?
columns
.
?
? 1 2
1 1 1
.
?
?`,
    `cts
rows
3 1
?
1 1 1
3 2
1 ?
? ? 1
?
columns
.
1 ? 1
5 ?
1 2
2 *
1 *
7`,
    `cts
rows
?
.
2 2 1
1 1
2 ?
? ? 1 1
? 3
? ? ?
columns
3 ? ?
1 *
1 1 1
1 *
1 *
1 *
1 1
?`,
  ],
  disco: [
    `disco
regions
A A B C D D
A B B C C D
E E F C G G
E F F F G H
I I F J H H
I I J J J H`,
    `disco
regions
A A B C C D
A A B C D D
E F B C G G
E F F H H G
E I J H H K
I I J J K K`,
    `disco
regions
A A A B C D D
E F F B C C D
E F F B B G G
E E H I I G G
J J H I I K K
L J H I M K N
L L L M M N N`,
  ],
  dominion: [
    `dominion
cells
5 . . 7 . . .
. 1 1 . . . 6
. . . . . . .
. . . . 6 . .
3 . . . . 6 .
. . . . . . 4
2 . . . . . .`,
    `dominion
cells
. . 1 . 1 . .
. . . . . . 6
. . . . . . .
3 . . 1 . . .
. 3 . . 4 . .
. . . 5 . . .
3 . . 5 . . 2`,
    `dominion
cells
. . . 3 . . 2 2
. . . . . 2 . .
. . 3 . . . 2 2
4 . . . . . . .
. . 3 . 3 . . .
. . . . . 1 . .
1 . . . . . . .
. . . 1 . 1 . .`,
  ],
  doppelblock: [
    `doppelblock
top
0 0 0 0 3 2
left
6 4 4 9 4 2
cells
. 2 . . . 4
. 4 . . . 1
. . . . . .
. . . . . .
3 . . . . .
4 . . . . .`,
    `doppelblock
top
0 1 0 2 0 10
left
0 3 0 0 5 7
cells
2 . 1 . . .
. 4 . 3 . .
. 2 . . . .
. . . 2 . .
. . . . . .
. . 2 . . .`,
    `doppelblock
top
0 4 0 . 10 7
left
0 . 1 . . 0
cells
. . 1 . . .
. . . 1 . .
. . . 2 4 .
. . . . . .
. . . . . 2
3 . 2 . . .`,
  ],
  dosufuwa: [
    `dosufuwa
regions
A A A B B B
A A # B D D
# A B B B B
A A # B E #
# F F E E E
F F # E E #
cells
. . o . . .
x . . . . .
. . . . . .
. . . . . .
. . o . . .
. x . x . .`,
    `dosufuwa
regions
A A A B C C
B B # B E #
B # B B E E
B B B B # E
B # B # E E
# F F F F E
cells
o . . o . .
. . . . . .
. . . . . .
. . . . . .
. . x . . .
. . . . o x`,
    `dosufuwa
regions
A A A A A A
A A # A # A
A # A A C C
# D # E # C
F D E E E C
F D # E C C
cells
o . . . x .
. . . . . .
. . . . . .
. . . . . .
. . . . x .
. . . . . .`,
  ],
  dotchi: [
    `dotchi
regions
A A A B B B
A A A A B B
A A C C B D
E E C C D D
E E C C D D
E E C C D D
cells
x . . . . .
. o o . . .
o . o o . .
x . o . . .
. x o o o .
. . . x x .`,
    `dotchi
regions
A A B B C C D
A A B B C C D
A A B B C D D
E E F F C D D
E E F F C D D
E E F F G G G
E F F F G G G
cells
. . o o x o .
o . . . o o o
o . . o . . .
. . x o o o .
. . o . . o o
. o . . . . .
. o . . . . .`,
    `dotchi
regions
A A A B C C C D
A A B B C C C D
E B B B C C D D
E E B B C F F D
E E G F F F F D
E H G G F F F I
H H G G I I I I
H H G G I I I I
cells
x . . . . x o .
. . o . . o . .
. o . o o . . .
x . o x . . . .
. x . . o o o x
. . . o . . o .
x . o o o o . .
. x . . o x . o`,
  ],
  dotchi2: [
    `dotchi2
regions
A A A A A B
C C A A A B
C C A B B B
C C B B B B
C C D D D D
C D D D D D
cells
. x x . x .
. x . . . x
x x . . x .
. . x x x x
x x x x x .
o . . . x .`,
    `dotchi2
regions
A A A B B B
A A A B B B
A A A B B B
C C C D D D
C C C D D D
C C C D D D
cells
o . . o . x
. x x . . .
x . x . . .
x . x x x .
. x . x . x
. . o x . o`,
    `dotchi2
regions
A A A B B B B
A A A C C B B
A A C C C B B
D C C C C B B
D D D E E E E
D D D E E F F
D D E E F F F
cells
. . o . x . .
. . o . x x .
x . . . x . .
x . x . . . x
o x . x x . x
x . . . x . .
. . . o x x .`,
  ],
  doubleback: [
    `doubleback
regions
A B B B B B
A B B B B C
A D E C C C
D D E E E E
D D D D D E
D D D D D E`,
    `doubleback
regions
A A A A A A
A A B B B B
C C B D D D
C D D D D D
C D C C D D
C C C C D D`,
    `doubleback
regions
A A A A A A B B
A C C A B A A B
A C D D B A A B
A C C E B B B B
A C E E E E F B
A C E G E E F F
C C E G G G G F
C C E E E E F F`,
  ],
  hasunomura: [
    `hasunomura
cells
. 5 . 5 . .
. . 5 3 . 3
. . 6 . 2 0
. . . 1 0 .
. 2 8 2 5 0
5 . . 0 . .`,
    `hasunomura
cells
7 0 . 0 . .
7 7 . 1 1 .
7 . 9 . 2 .
7 7 7 . . 1
0 . 2 . . .
7 . . 1 . .`,
    `hasunomura
cells
. . . . . .
3 5 . 1 . .
. . . . 0 .
. 3 . . 3 0
. . 5 . 0 .
. . . . 2 .`,
  ],
  island: [
    `island
cells
. o1 . o . . o2
. . o2 . o4 . o0
o2 . . . . . .
. . o3 . . o3 .
. . o . o1 . .
. . . . . o1 o0
. o2 . o2 . . .`,
    `island
cells
. . . . . o2 . .
o4 . o0 . o1 . o1 .
. . o . o0 . . .
. . o4 . o1 o0 o0 .
o3 . . o3 o . . o
. o4 . . o6 . . .
o . . . . . o3 .
. . o2 . . . . .`,
    `island
cells
. o4 . . . . . .
. . o4 . o3 . . o3
o4 . . . . o3 . .
. o4 . . . . o6 .
. . o6 . o4 . . .
o1 . . . . o1 . o
. o3 . o2 o1 . o1 o
. . o2 . . o . .`,
  ],
  isowatari: [
    `isowatari
cluster 2
cells
. . x . . . .
. . . . . o x
x . . . . . .
. . . . . x o
. . x . o . .
x . . . o . x
. . . . o o .`,
    `isowatari
cluster 4
cells
. . . . . . .
. . . . o o .
. . . x . . x
. . . . . x .
. x . . . . .
x x . . x o .
x . . . . . .`,
    `isowatari
cluster 4
cells
x . . x . . o o
x . . . . . . .
. . . . o . o .
. . . . . x . .
. . . x . x o o
x x . x . . . .
x . . . . x . .
. . . . . . . .`,
  ],
  juosan: [
    `juosan
regions
A A B B C C D
A A B C C C D
A E E F F F D
E E E F G G D
H E I I G J D
H I I G G J J
H K K K K J J
cells
4 | . . 4 . 4
. . . | | . .
. 4 . 2 . - .
| . . . 5 . .
3 . 3 . . 4 .
. . . . . . .
. 2 . . . . .`,
    `juosan
regions
A A A B C C
D A B B E C
D D B F E E
D D D F F E
G G G F H H
G G G H H H
cells
3 . . 2 2 .
5 | . . 2 .
. . . . . |
. . . . - .
3 - . . 4 .
- - . . . .`,
    `juosan
regions
A A B B B C
D A B B C C
D A E E E C
D F F E G C
D F F H G G
D F F H H G
cells
4 . . | . 4
4 . . | . |
. . 2 . . .
. 4 . . 2 .
. | . 3 | .
| . . . . .`,
  ],
  koburin: [
    `koburin
cells
. . . . #2 .
. . . . . .
. #2 . # . .
. . . #0 . .
. . . . . .
. #2 . . . #0`,
    `koburin
cells
#1 . #2 . . .
. . . . . .
. . . # . .
. . . . . .
#2 . #0 . . #1
. . . . . .`,
    `koburin
cells
. . . . . . . #1
. . #1 . . . . .
#1 . . #1 . . . .
. . . . . . . .
. . . . . #2 . .
. . . #1 . . #1 .
. . . . . . . .
. . #1 . . . . #`,
  ],
  lightshadow: [
    `lightshadow
cells
. . o3 . x4 .
. x4 . . . .
. . x3 . . .
. . . o6 . .
. o8 . . . .
. x3 . . . x5`,
    `lightshadow
cells
x6 . . o3 . x8
. . . . . .
. . . . . .
. o3 . . o4 .
. . . . . x6
. x o2 . . .`,
    `lightshadow
cells
. . . . . x9
. . . . . .
. . o9 . . .
. . . . . .
. . . . . .
. o2 x14 . . x2`,
  ],
  makaro: [
    `makaro
regions
A A A A B C
D E E F C C
G G H I I I
G G H J I K
L L H M M N
L O P P Q N
cells
3 1 2 . #?< .
# . . #?^ . 2
. 1 2 . 1 .
2 . . # . #?^
. . . . . .
. #?^ . . # .`,
    `makaro
regions
A A A A B C
D E F F F C
D D D G F H
I J K L M M
I N K L O M
N N P L Q Q
cells
. . 3 . #?< .
. #?^ . . . .
. 3 . # . #?<
. # . 2 1 .
. . . . # 2
. . #?> . . 1`,
    `makaro
regions
A B C C D E
F B B G E E
F H H G G I
F J H K L L
M N N O L L
P P N O O Q
cells
#?> . . . #?v 2
. . . . . .
1 2 . . . #?v
. # . #?> . .
# 3 . . . .
. 1 2 . . #?<`,
  ],
  mannequin: [
    `mannequin
regions
A B B C D E
A B B C D E
A B C C D E
F C C G D E
F H H G D E
F H H G G E
cells
0 2 . 4 3 4
. . . . . .
. . . . . .
1 . . 2 . .
. 0 . . . .
. . . . . .`,
    `mannequin
regions
A A B B C D
E A B B C D
E A B C C D
E E F C D D
G G F F D H
G G F H H H
cells
1 . 2 . 0 3
2 . . . . .
. . . . . .
. . 1 . . .
0 . . . . 2
. . . . . .`,
    `mannequin
regions
A B B C D D
A B C C C D
A B C C D D
A A E F F G
A A E E F G
A E E G G G
cells
0 . . . 1 .
. . . . . .
. . . . . .
. . 1 . . 2
. . . . . .
. . . . . .`,
  ],
  marutaring: [
    `marutaring
regions
A B B C C C
A B B D D E
F F G D E E
F G G G H E
F I I H H H
J J K K K K
cells
. 2 . 1 . .
. . . . . 3
. . 2 . . .
. . . . 1 .
. . . . . .
. . . . . .`,
    `marutaring
regions
A B B C D D
A B C C E E
A A F C E E
A F F F E G
H H H I I G
J J I I I G
cells
4 . . . . .
. . . . . .
. . 2 . . .
. . . . . .
. . . 1 . .
. . . . . .`,
    `marutaring
regions
A A A B B C D D
A A B B B C D D
E E F G G C H D
E F F F G H H I
E J J F G H I I
K K K L M N N I
O K K L M P P Q
O O M M M P Q Q
cells
2 . . 2 . . . .
. . . . . . . .
. . 2 . . . 1 .
. . . . . . . .
. . . . . . . .
3 . . . 4 . . .
. . . . . . . .
. . . . . . . .`,
  ],
  maxi: [
    `maxi
regions
A A B B B B
A A A B B B
C C C D E E
C C C D D D
C F F D D D
F F F F F D
cells
. . 5 . . .
. . . . . .
6 . . 4 . .
. . . . . .
. 5 . . . .
. . . . . .`,
    `maxi
regions
A A A A B B
A A A A B B
C C C D B D
C E E D D D
C E E E F F
C E E E F F
cells
8 . . . 3 .
. . . . . .
6 . . 2 . .
. 5 . . . .
. . . . . .
. . . . . .`,
    `maxi
regions
A A A B B C C C
D A A B B E C C
D A A B B E C C
F F F G G E E H
F F G G G I H H
F J J K K I H H
F J K K I I I L
J J J K K L L L
cells
4 . . 6 . 6 . .
1 . . . . 2 . .
. . . . . . . .
4 . . 3 . . . .
. . . . . 3 . .
. 5 . 3 . . . .
. . . . . . . 3
. . . . . . . .`,
  ],
  midloop: [
    `midloop
size 7 7
centres
r1c1.5
r1c3.5
r1c6.5
r2.5c7
r3c2.5
r4c4.5
r4.5c3
r4.5c5
r5c3.5
r5c6
r6c6.5
r7c2
r7c5.5`,
    `midloop
size 7 7
centres
r1.5c7
r2c1
r2c4
r2.5c3
r2.5c5
r4c2.5
r4c4.5
r5.5c4
r5.5c7
r6c5.5
r7c1.5
r7c6`,
    `midloop
size 8 8
centres
r1c5
r1.5c2
r2c5.5
r2.5c8
r3c1
r4.5c4
r4.5c5
r5.5c8
r6c2
r6c3
r6.5c5
r6.5c6
r8c6`,
  ],
  moonsun: [
    `moonsun
regions
A A B B B C C
A A B B B C C
D D B B E C C
D D D E E E C
D D D E E E E
F F F G G H H
F F F G G H H
cells
. o o o . x .
. . . . x . .
. x . x o x o
. . . . . x .
x o . . o . .
. . o x o . o
. x x . . . x`,
    `moonsun
regions
A B B C C D D
A A B C C D D
A B B B C D D
E E F F C G G
E E F F C G G
E E F F H H H
E E F F H H H
cells
o o . . . o .
x . . o o . o
. . . . x . o
. o o . . . .
x . x . . x .
. . . o . . o
. . . . . x .`,
    `moonsun
regions
A A B B B B C C
A A A B B B C C
D D D B E B C C
F F D E E E C C
F F D E E E G G
H H H E I G G G
J J H I I I G G
J J J I I I G G
cells
. . . x . . . .
. . x o . . . x
. x o . . . . x
. . . x . . . o
o x x o x . x .
. . o . . . . .
x x . . x x . o
. . . o o . x .`,
  ],
  nibunnogo: [
    `nibunnogo
corners
. . . . . . .
. 0 2 . 3 2 .
. 2 . . . . .
. . . . 2 . .
. . 3 2 . 4 .
. 1 . 1 1 . .
. . . . . . .`,
    `nibunnogo
corners
. . . . . . . .
. 1 . . . 1 1 .
. 2 1 2 2 . . .
. . 2 . . 3 2 .
. 2 3 . . . . .
. 1 . 1 2 . . .
. 2 . 2 3 . 0 .
. . . . . . . .`,
    `nibunnogo
corners
. . . . . . . .
. 1 . 1 2 . 3 .
. 2 2 1 . . . .
. . . 2 . 2 1 .
. . 3 . 1 . . .
. 3 2 2 . 3 2 .
. 2 2 . 2 . . .
. . . . . . . .`,
  ],
  nondango: [
    `nondango
regions
A A B C C C
A B B C C C
A B B C C C
D E E C C C
D E E E F C
D D D D F F
cells
. . . . # .
# . # . # .
. . # . . #
. # . # . #
. . . . # .
# . # . # .`,
    `nondango
regions
A A A B B C C
A A A B B C C
A A B B B D D
E E F F B D D
E G F H I I D
E G G H H I I
G G G G G I I
cells
. . # # . . .
# . . # # . #
. # # . # . .
. . . # . . .
. . . # # # .
# . . # . . #
# . # . . # .`,
    `nondango
regions
A B B B B C D D
A E E B F C C D
A A E B F F D D
A A E E F F F G
A H H H H I G G
J J H H H I I G
J J J K I I I L
J J K K I I I L
cells
# . . # . . . .
. . . . . . # .
. # # . # # . #
# . . . # # . #
. # # . # . . .
# # . . # . # #
. . . . . . . .
. # # # # . # .`,
  ],
  norinuri: [
    `norinuri
cells
1 . . . . .
. ? . . 5 .
. . . . . .
. . . 5 . .
. . . . . .
. . ? . . .`,
    `norinuri
cells
. ? . . . .
. . . . . .
. . . . 4 .
. . . 1 . .
. . . . . .
. . 5 . . ?`,
    `norinuri
cells
. ? . 5 . .
. . . . . .
. . . . . .
. . . . 9 .
4 . . . . .
. . . . . .`,
  ],
  nothing: [
    `nothing
regions
A A A B B C C
A A A B B C C
D D A E E F F
D D E E E F F
D D G E E H H
G G G I I H H
G G I I I I I`,
    `nothing
regions
A A A A A A B B
C C C D B B B B
E E C D D D B B
E C C D D D F F
E E G G G G F F
H H I I I I J J
H H I I K K K J
H H I I K K K K`,
    `nothing
regions
A A A B B B C C
D A A B B B C C
D E E E B F F C
D E E E B F F F
D G G H H I I J
D G G H H I I J
H H H H I I I J
K K K K K K J J`,
  ],
  nothree: [
    `nothree
size 6 6
centres
r1.5c2
r1.5c3
r1.5c5
r3c2.5
r3.5c4
r3.5c5
r4.5c5.5
r5c1.5
r5c2.5
r6c2.5`,
    `nothree
size 6 6
centres
r1c4.5
r1c5.5
r1.5c1.5
r2.5c2
r2.5c3
r3c4.5
r4c2.5
r4.5c5
r5c3.5
r5.5c1.5
r6c5.5`,
    `nothree
size 7 7
centres
r1c2.5
r1.5c3.5
r2c1.5
r2.5c1.5
r2.5c2.5
r2.5c3.5
r2.5c5.5
r2.5c6.5
r3.5c3.5
r3.5c4
r3.5c5.5
r3.5c6.5
r4.5c1.5
r4.5c5.5
r4.5c6
r4.5c6.5
r5c1.5
r5.5c1
r5.5c5.5
r6c2.5
r6.5c1
r6.5c5.5
r6.5c6
r7c4.5`,
  ],
  nuribou: [
    `nuribou
cells
. . . . . .
. . 2 . . .
. 4 . ? . .
. . . . . 9
4 . . . . .
. . . 1 . .`,
    `nuribou
cells
1 . . . 2 .
. . 3 . . .
1 . . . . 2
. . . 3 . .
. . . . . 2
5 . . . . .`,
    `nuribou
cells
2 . 2 . . .
. . . . 2 .
. . . 1 . 1
. 6 . . . .
. . . . . .
. . . 4 . .`,
  ],
  nuriloop: [
    `nuriloop
cells
1 . . . . .
. . . . . .
. . . ? . .
. . 1 . . 1
. . . . . .
. . . . . .`,
    `nuriloop
cells
1 . . . . .
. . . . . .
. . . . . .
6 . . . . 1
. . . . . .
. . . . . .`,
    `nuriloop
cells
. . . 1 . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
1 . . . . 6`,
  ],
  nuritwin: [
    `nuritwin
regions
A A B B C C
A A B B B C
A D D B B C
D D D E B C
D F F E E E
D F F E E E
cells
. . . . 2 .
. . . . . .
. . . . . .
. . . 1 . .
. 1 . . . .
. . . . . .`,
    `nuritwin
regions
A A A B B B
A A C B B D
A C C D D D
C C E D D F
C C E E F F
E E E E F F
cells
. . . . . .
. . 2 . . .
. . . . . .
. . 2 . . .
. . . . . .
. . . . . .`,
    `nuritwin
regions
A A A A B B
A A A B B C
D D D C C C
D D D C E C
F F D E E E
F F F E E E
cells
1 . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .`,
  ],
  oneroom: [
    `oneroom
regions
A A B C C D D
A A B C C D E
F A B G C E E
F H G G C I I
F H J J J I I
F H K K L M M
F F K L L L M
cells
. . 2 . . 1 .
. . . . . . .
. . . . . . .
. . . . . 1 .
. . . . . . .
. . 0 . . 1 .
. . . . . . .`,
    `oneroom
regions
A A A B B C C
A D D B B B B
E D D D F F F
E G H H H F I
E G G H H F I
J G K K K I I
J J J J K I I
cells
. . . 1 . . .
. 0 . . . . .
. . . . 3 . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .`,
    `oneroom
regions
A A A B B C C D
E B B B C C D D
E B B B F F D D
E G H H F F F I
G G H H J J J I
K L L L J J I I
K K M M M N N I
K K K M M M N N
cells
2 . . 2 . 1 . 0
. . . . . . . .
. . . . 1 . . .
. . . . . . . 1
. . . . 2 . . .
3 . . . . . . .
. . 0 . . . . .
. . . . . . . .`,
  ],
  outofsight: [
    `outofsight
cells
. 2v 3< . . 1v
1^ 1< . . . .
. 2v . 4> 4< 1^
2> . 3^ 2^ 4> 4>
. 3^ . 3< . .
4< 4< . . 4^ .`,
    `outofsight
cells
. . . . . .
. 2< . 3v . 1<
2v 2^ 4< 2v 4< 4<
. 3v . . . 1^
. . 4> 3^ 4^ .
2< 3^ . 2^ . .`,
    `outofsight
cells
. 1v . . . .
. . 3v 1v . 3v
4v . 4< 1v . 2v
. 1v . 4v . 2>
3> . 4> 4^ 2v 3v
. . 3^ . 2v .`,
  ],
  sananko: [
    `sananko
cells
#1 . #0 . . . .
. . . . #2 . #4
. #5 . #0 . . 0
. . #3 . . . .
. . . . . #6 .
#4 . . . #12 . .
. . . # . . .`,
    `sananko
cells
. #7 . . . . .
. . #4 . . . #2
. . . . . # .
. . #3 . #4 . .
# . . . . . .
. #3 . . . . #3
#1 . . . . #2 .`,
    `sananko
cells
. . . . #3 . . .
. #4 . . . #5 . .
#2 . . . . . . #5
. . #2 . . . #8 .
. . . . . #5 . .
#4 . #7 . . . . .
. . . . . #2 . #0
# . . # . . #1 .`,
  ],
  shimaguni: [
    `shimaguni
regions
A A B B B C
A A A B B B
A D D E E B
F D G G E E
D D D G E H
D G G G G H
cells
. . . . . .
. . . . . .
. 2 . 3 . .
. . . . . .
. . . . . 2
. . . . . .`,
    `shimaguni
regions
A A A B C C
A D B B B C
D D D B B B
E D F F G F
E D F F F F
D D F H H H
cells
3 . . . . .
. 4 . . . .
. . . . . .
1 . . . . .
. . . . . .
. . . 2 . .`,
    `shimaguni
regions
A B B B C C
A A D E E C
A D D E E F
A D D E G G
A H E E G I
H H E E I I
cells
. . . . . .
. . . 3 . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .`,
  ],
  simplegako: [
    `simplegako
cells
2 5 . . 3 .
. . 5 5 3 5
. 1 . 4 . .
6 6 . . 4 6
. . 6 . . .
. . . . 3 .`,
    `simplegako
cells
. . . . 2 5
. 5 2 . . .
5 . . 3 . 1
. . 5 3 4 .
. . 4 . 1 .
. 2 3 . . .`,
    `simplegako
cells
. 2 3 2 4 .
. . 5 5 . .
5 . . . . .
5 5 . . 4 .
. . 2 . . 2
5 . . . . 3`,
  ],
  sumiwake: [
    `sumiwake
size 7 7
corners
. . . . . . . .
. . . . . . 2 .
. 1 . . 2 . . .
. 1 . . . . . .
1 . 1 . . 1 . .
. . . 1 . 1 2 .
1 . . . . . . .
. . . 1 . . . .
regions
A A B B C C C
A A B B C C D
E E B B F D D
E E E F F D D
E E E F F F F
G G H H I I I
G G H H I I I`,
    `sumiwake
size 7 7
corners
. . . . . . . .
. . . . . 2 . .
. 2 . . . . . .
. . . 2 . . . .
1 . . . . 2 1 .
. . . . . . . .
. . . . . . . 1
. . . . . . 1 .
regions
A A B B B C C
A A B B B C C
D A E E C C C
D D D E C F F
D D D E F F F
D G G E H H H
G G G H H H H`,
    `sumiwake
size 8 8
corners
. . . . . . . . .
. . 1 . . . . . .
. . . 2 . 2 . . .
1 . 2 . . . . 1 .
. . . . . . 1 . .
. . . . 2 . . . .
. 1 1 . 2 . . . .
1 . . . . . . 1 .
. . . . . . . . .
regions
A A A B B B B C
A A A B B B C C
D D E E E C C C
D D E E E F C C
G G E H H F F F
G G H H H F I F
G G H H H J I I
G J J J J J I I`,
  ],
  tapaloop: [
    `tapaloop
cells
. . . . . .
. . . . 2 0
. . . 42 . .
. . . . . .
4 . . . . 2
. . . . 2 .`,
    `tapaloop
cells
. . 32 . . . .
. . . . . . 3
. . . . . . .
. . 62 . . . .
. . . . . . 32
. . . . . . .
. . 5 . . . .`,
    `tapaloop
cells
. . . . . . 2 .
. . . . . . . .
5 . . 53 . . 21 .
. . . . . . . 0
. . . . . . . .
32 . . . . 3 . .
. . . . 4 . . .
. . . . . 0 . .`,
  ],
  tasquare: [
    `tasquare
cells
. o1 o . . .
. . o1 o3 . .
. . . . . .
o1 . . o1 . o4
. . . . . .
o4 . . o . .`,
    `tasquare
cells
. . o . . .
. o2 . o3 o .
. . o2 . . o1
. . . . o4 .
o2 . . . . .
. . o1 . . .`,
    `tasquare
cells
. . . . o2 . .
. . o5 . . o o1
. . . o2 . . .
. o1 o . . o9 .
. o1 . . . . o
. . o10 . . . o
. o1 . . . . .`,
  ],
  'yajilin-regions': [
    `yajilin-regions
regions
A A B C D D
A A B C C D
E E F F F G
E E H I I G
J J H I I G
J J K K L L
cells
. . 0 1 0 .
. . . . . .
. . . . . .
. . 1 . . .
. . . . . .
. . 1 . 1 .`,
    `yajilin-regions
regions
A B B B B C
A A A B D C
E E E D D D
F E G H H I
F F G J H I
K K G J L L
cells
0 1 . . . 1
. . . . . .
. . . . . .
1 . 1 1 . .
. . . . . .
. . . . . .`,
    `yajilin-regions
regions
A B B C C C
A A D E E F
G A D E F F
G H I I I F
G H J J K K
H H J J K K
cells
0 1 . . . .
. . . . . 1
. . . . . .
. 2 . . . .
. . 1 . . .
. . . . . .`,
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
    `akichi
regions
A A A B C C
A A B B B C
D D D D E E
D D F F E E
D G G F H E
G G F F H H
cells
3 . . 3 2 .
. . . . . .
5 . . . . .
. . 2 . . .
. . . . . .
. . . . . .`,
    `akichi
regions
A A A B B B B
C A A B B D D
C C E E E D D
C F E E G G G
H F F I G G G
H F J I K K K
H J J I I K K
cells
3 . . 3 . . .
4 . . . . . .
. . . . . . .
. . . . 3 . .
. . . 4 . . .
. . 3 . 3 . .
. . . . . . .`,
  ],
  factors: [
    `factors
regions
A A A B B C D
E E F B B C G
H H I I I J K
H L L L I J K
M N O O P Q K
M M O O P P R
S T U U V R R
cells
42 . . 336 . . 2
. . . . . . 6
48 . 210 . . . .
. 24 . . . . .
21 2 280 . 90 6 .
. . . . . . 112
. 3 12 . . . .`,
    `factors
regions
A A B C C C D E
A A B B F G E E
H I I J J G K E
L M N N O O P Q
R R N S T T P Q
R U V W W X X Y
Z U a a W b b Y
Z U U c c c b Y
cells
240 . . 160 . . 2 .
. . . . 6 10 . .
. . . 56 . . . .
6 2 105 . 32 . 24 4
140 . . 2 . . . .
. 504 . . . 5 . 240
16 . 40 . . . . .
. . . 6 . . . .`,
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
. | . . . o
. . . . . .
. . . - . .
o . . . - o
. | . o . .
. . . . . .`,
    `lollipops
cells
. . - . | . .
. . . . . . .
. . o . . . |
. | . . . . .
. . . . . . .
. . . . - . .
. - . . . . o`,
    `lollipops
cells
. . | . o - . .
. . . . . . . .
o . . . . . . |
. . . . . . . .
. . - o . . . .
o . . . - . . .
. - . . . . | .
. . . . . . . .`,
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
    `renban
regions
A B B C D E
A B C C D E
A A C C D D
A F F F D D
G F F F H H
G G H H H H
cells
. . . . 8 6
1 . . . . .
. . . . . .
. . 1 . 9 .
. . . . . .
6 . . . . 10`,
  ],
  tatamibari: [
    `tatamibari
cells
. . . | + .
- . . . | |
. . . . . |
| . + . . .
. . + . . .
. . . + . |`,
    `tatamibari
cells
- . . . + .
. . + . | |
+ . | . . +
| | . . . .
. . . . | |
. . + . . +`,
    `tatamibari
cells
. | - . . . .
. . . | . . +
. | . . . . .
| . | . . | .
| . | . - . .
. . . . . . .
+ . - . . + |`,
  ],
  compass: [
    `compass
cells
. . . . . .
. . . 1,0,.,0 . .
. 5,.,2,. 0,6,.,4 . . .
. . . . 6,0,1,. .
.,.,0,3 . . . . .
. . . . . 2,0,0,0`,
    `compass
cells
. . . 0,4,3,. . .
. . . . . .
. . 0,2,.,. . . .
. . . . 6,.,0,4 .
6,0,.,2 . . 1,.,0,2 . .
. . 1,.,3,0 . . 1,0,.,.`,
    `compass
cells
.,0,0,. . . . . 0,1,1,1 .
. . . . . . .
. 3,.,.,2 . . .,0,3,0 . .
. . . 0,.,6,0 .,.,2,0 . .
. . . . . .,0,.,0 .,1,0,0
. . . . . . .
2,0,0,3 . 3,0,.,7 . . . .`,
  ],
  sashigane: [
    `sashigane
cells
o7 . . . o4 v
. . . . . .
. . . o . o
. . o3 . . .
. . . . < .
. . . . . ^`,
    `sashigane
cells
. v o5 . . .
. . . . . .
. . . o . ^
o7 . . . . .
. . . . . .
. > o . . o`,
    `sashigane
cells
. > . . . . .
. . . . . . .
> . . < . < ^
. . . . < . o3
. o . . . . .
. . . . . . .
. . o6 . . . .`,
  ],
  araf: [
    `araf
cells
2 4 2 . 4 4
. 4 4 2 2 .
. 5 . . . 2
. 3 3 4 5 .
. 4 . 2 3 .
2 5 . 4 2 .`,
    `araf
cells
. . . 2 4 2
5 . 4 4 . 3
3 2 2 . 2 5
3 4 4 4 2 .
. 5 . . . .
. 2 4 . 2 4`,
    `araf
cells
5 2 3 . . 5 3
. 4 . . 5 . .
. 4 . 2 . . 3
3 . 3 5 3 . .
4 . . . 4 4 5
2 5 5 3 . 2 4
. 2 . 4 2 . 2`,
  ],
  roma: [
    `roma
regions
A A B C C D D
A B B C E D D
F B G G E H H
F F G I E E H
J J J I K K K
L L M N O P P
L M M N O Q Q
cells
. v . . > . .
. v o < . < o
. > . > > . ^
^ . v < . < v
. ^ v ^ . < .
v . > . ^ ^ v
. . . ^ < . .`,
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
    `stostone
regions
A A B B C C
A A B B D C
E E B B D D
E E E D D D
E F F F G G
H H H G G G
cells
3 . . . 1 .
. . . . 2 .
. . . . . .
. . . . . .
. . . . 4 .
. . . . . .`,
    `stostone
regions
A A B B C C
A A B B C C
D D E E F C
D G E E F C
G G E E F F
G G H H H F
cells
. . 1 . . .
. . . . . .
. . . . . .
. 3 . . . .
. . . . . .
. . 2 . . .`,
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
    `turnaround
cells
. . . . . . 2
. 1 1 . . 1 .
. . . . . . .
. 2 . 3 3 . 3
. 2 . . . 2 .
. . . . 1 . .
2 . 1 . . . 2`,
    `turnaround
cells
. 3 . 2 . 3 3 .
. . . . . . . 2
3 . 0 . . 1 . .
. 2 . . . . . 1
. . . . 3 3 . .
. . . 1 . . . .
1 . . 2 . 2 . .
. 2 . 1 0 . . .`,
  ],
  hebi: [
    `hebi
cells
. . . . 3< .
. 0< . . 5< .
. . . . . .
. 5> . . . .
. . . . . .
5^ . . . 2< 4^`,
    `hebi
cells
. . . 5v . . .
. . . . 0v . .
4^ 5^ . . 1> . .
. 2v . . 3v . .
2> . . 2v . . 5<
. . . . . . 3<
. . . . . . .`,
    `hebi
cells
. . 4v . . 2v . .
. . . . . . . .
2> . . . 0v . . .
. . 3^ . . . . .
. . . . . . 1^ .
. . . 5< . . 2v .
4> . . 4< 5v . . .
. . . . . . . 4<`,
  ],
  japanesesums: [
    `japanesesums
digits 4
rows
2 8
8 2
10
4
1
5 4
columns
?
3
? ?
4 1 3
?
1 3 4
cells
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .
. . . . . .`,
    `japanesesums
digits 5
rows
8 1
4 4 5
15
? ?
6 5 3
1 11
2 5
columns
3
8 7
? ?
14 1
?
? ?
5 8
cells
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .`,
    `japanesesums
digits 6
rows
10 5
1 20
1 8 6
? ?
? ? ? ?
6 11 1
7 2 9
4 3 2
columns
1 20
? ?
12 2 3
9 12
12 6
14 5
3 5 5
5 6 3 2
cells
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .`,
  ],
  nurimaze: [
    `nurimaze
regions
A B C D E F
G G D D F F
H G I D J K
L L L M K K
N L O P P Q
N N P P Q Q
cells
. t . . . .
. . . . . g
. . . . . .
. . s . . .
. . . . . .
. . . . . .`,
    `nurimaze
regions
A B C D E F G
H H H D D F I
J H K L M M I
N N N O P Q R
N S T T P U V
W X T Y P P V
X X Z AA AA AB V
cells
. t . . . s .
. . . . . . t
. . . t . . .
. . . . . t .
. . . . . . t
. . . . . . .
g . . . t . .`,
    `nurimaze
regions
A B C D E F G H
I B B D D D H H
I J K L M N H O
P Q K L R R S T
Q Q U R R V T T
W X X Y Z Z Z AA
X X AB AC AC AD AE AE
AF AG AG AH AC AC AI AE
cells
. . . . . t . .
t . . . s . . t
. . . . . . . .
. o . . . . . .
. . . . . . . t
. . . . . . . .
. . . . . . t .
. g . . . . . .`,
  ],
  pipelink: [
    `pipelink
cells
. . . . . .
. ns . . . .
. . . + . .
se . . + ew .
. ne . . . .
. . . nw . .`,
    `pipelink
cells
. . . . . . .
. . . . . nw .
ns . . sw . . .
ne . . ns . se .
. + . . . . ns
. . . + . . .
. nw . . . . .`,
    `pipelink
cells
. . sw . . . . .
. sw . . ne + . nw
. . . . . . . .
. ne . ne . ew . .
. . . ew . . ew .
ne . . . . ns . .
. . nw se . . . .
. . . . . . . .`,
  ],
  pipelinkr: [
    `pipelinkr
cells
. . . . . .
o se o . . .
. . o . o .
. o o . . .
. o o sw o .
. . . . . .`,
    `pipelinkr
cells
. ew . o . o .
. o o . . . .
. . . . ne o .
. se o o sw . ns
. o . . . o .
. . . . . o .
. . . . . . .`,
    `pipelinkr
cells
. . . . . . o .
. . . . o . . .
. o . . . ns . .
se . . o . o sw .
. . . . o o . .
. . . o . . . .
. . se . . . . ns
. o . . o . o .`,
  ],
  toichika: [
    `toichika
regions
A A B B C C
B B B C C C
B D B B C E
D D D D E E
D D D F F F
D D D F F F
cells
. . . . . .
. . . . v .
. . . > . .
. . . . . .
. . . . . .
. ^ . . ^ .`,
    `toichika
regions
A A B B C D D
A B B B C D D
B B C C C D D
B B C C D D D
B E D D D D F
B G D D H D F
G G G H H H F
cells
. . . . . . .
v . . v . . .
. . . . v . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . ^ . .`,
    `toichika
regions
A B C D D D D E
B B B B F F D E
B B B F F F F E
B B B G G F H E
B B G G G F H H
I I I G G J H H
I I I G G G K H
I I I G G G L L
cells
. . . . . . . .
. . . . . . . .
. . . . . . . .
. > . . . . . .
. . > . . . . .
. . . . . . . .
. . . . . . . .
> . . . . . < .`,
  ],
  view: [
    `view
cells
0 . . . . 0
. 2 . . . .
. . . . . .
. . . . . .
. . . 2 . 3
. 0 . . . .`,
    `view
cells
. . . . 3 . .
3 2 . . . 3 .
. . . . . . .
. 2 0 . . . .
. . . . 2 . 4
. . . 3 . 1 .
. . 1 . . . .`,
    `view
cells
. . . . . . . .
2 . 2 . . . . .
. . . . 1 . 5 .
. . . . . 3 . .
. . . 1 . . . .
2 . . . 2 . . .
. . . 3 . . . 4
. . . . 5 . 2 .`,
  ],
  nawabari: [
    `nawabari
cells
. . . . . 4
. . 2 . . .
1 . 2 . 3 .
. . . . 3 3
. . . . . .
2 . 4 4 . 3`,
    `nawabari
cells
. . . . . .
. . . 2 2 .
3 . . 2 . .
. 4 . . . 3
. 4 . . . .
3 4 . . . 3`,
    `nawabari
cells
. 3 . . . . .
3 . . 2 . 2 2
. . 3 . 2 . .
2 . . . . . .
. . . 4 . . .
. . 2 4 4 . 4
. 4 . 4 4 . 4`,
  ],
  fourcells: [
    `fourcells
cells
3 2 . 2 2 .
. 2 3 2 2 2
. 2 3 3 . 3
3 3 . 2 2 2
2 2 2 2 . 2
2 3 3 2 2 3`,
    `fourcells
cells
. 1 . . 2 .
3 3 2 2 2 2
. 3 3 . 3 .
2 . . 2 3 2
. 2 3 3 . 2
3 2 . . 3 .`,
    `fourcells
cells
3 1 3 3 1 .
. 3 2 2 3 3
. . . . 2 .
3 . 3 2 3 3
. 3 . . 3 2
3 . . 3 . 2`,
  ],
  fivecells: [
    `fivecells
cells
2 2 2 . 3 3
3 2 3 2 1 2
2 2 3 . 2 2
. . . 1 3 2
. . 3 3 # 3
2 . 2 2 2 .`,
    `fivecells
cells
2 3 2 . . 3
2 3 . 2 . 2
. . 1 . 2 3
. 3 3 . . 2
2 1 2 . 3 .
2 2 3 # 3 2`,
    `fivecells
cells
3 2 2 1 3 3
3 2 . 2 3 1
2 2 2 . 3 2
. 3 2 3 1 3
2 3 2 . 2 3
. # . 1 2 3`,
  ],
  loute: [
    `loute
cells
v . . . . .
. . o ^ v .
. . . . . .
. o . . o .
v . . . . o
. . ^ . . ^`,
    `loute
cells
. . o . v .
o . . . . .
. . > . . .
. . . . . .
v > . . o .
. . < . . .`,
    `loute
cells
> . . . . . <
. . . . . < .
. . . ^ . > .
. o . v . . .
. o . . . . v
. . . o . < .
. < . > . . .`,
  ],
  barns: [
    `barns
cells
. . . . . .
. . o o o .
. . o o o .
. o o o o .
. . . . . .
. . . . . .
pairs
r6c4 x r6c5`,
    `barns
cells
. . . . . .
. o . . . .
. o o . . .
. o o . . .
o o . . . .
. . . . . .
pairs
r2c4 x r2c5
r6c4 x r6c5`,
    `barns
cells
. . . . . . .
. . . . . . .
. . . . . o .
. . . . . o .
. . . . . . .
. . . . o o .
. . . . . . .
pairs
r1c2 x r1c3
r2c4 x r3c4
r3c2 x r3c3
r3c4 x r3c5
r4c3 x r5c3
r5c2 x r5c3
r5c6 x r6c6`,
  ],
  icewalk: [
    `icewalk
cells
o . . . . .
. o o 7 . .
2 o o 3 . .
. 8 . o . .
8 . 8 o o .
o o . . o 7`,
    `icewalk
cells
. o o 2 . .
2 o o . o o
. 14 o o o o
. . o o . .
. . 14 . . 14
. . . . . .`,
    `icewalk
cells
. . . 14 14 o
. . 5 5 . o
14 . 5 . . .
14 14 5 o . o
. o o o o o
. 2 . . . 3`,
  ],
  waterwalk: [
    `waterwalk
cells
. o 4 . 7 7
4 o 4 2 o 7
. . 4 2 . .
o 4 4 o 7 o
o 3 o o 7 o
3 3 . 2 2 o`,
    `waterwalk
cells
9 . . . . .
9 9 2 2 o 3
9 9 o o 3 3
. 9 o o 6 6
9 o o o 6 .
. 2 . . 6 6`,
    `waterwalk
cells
. . o o o .
. . o o o .
8 . . . 8 8
o 1 8 . 8 .
o o . o o .
o o o 1 8 8`,
  ],
  mukkonn: [
    `mukkonn
cells
. . . . . .
. . . . . .
. .,2,.,1 . . . .
. . . . 2,.,3,1 .
. 2,.,2,4 . . . .
. . . . . .`,
    `mukkonn
cells
. . . . . .
. . 1,3,1,2 . . .
. . . . 3,2,2,1 .
. . . 2,.,2,2 . .
. . . . . .
2,1,3,1 . . . . .`,
    `mukkonn
cells
. . . . . .
. . . . . .
. . 2,3,.,. 3,.,1,1 . .
. . . 3,2,1,1 . .
. . . . . .
5,.,.,1 . . . . .`,
  ],
  kurarin: [
    `kurarin
size 6 6
black
r6c4 r6c5
grey
r1c3 r2c3
r1c5 r1c6 r2c5 r2c6
r2c1 r3c1
r2c5 r2c6 r3c5 r3c6
r3c4 r4c4
r4c3 r4c4 r5c3 r5c4
r5c1 r5c2 r6c1 r6c2
white
r1c4 r1c5 r2c4 r2c5
r2c2 r2c3
r2c2 r2c3 r3c2 r3c3
r2c2 r3c2
r3c1 r3c2
r4c2 r5c2
r4c5 r4c6
r4c5 r4c6 r5c5 r5c6
r4c5 r5c5
r5c2 r5c3`,
    `kurarin
size 6 6
black
r1c2 r1c3
r4c3 r4c4
r4c3 r5c3
r4c5 r5c5
r5c3 r5c4
r5c5 r6c5
r6c1 r6c2
r6c2 r6c3
grey
r1c2 r1c3 r2c2 r2c3
r1c2 r2c2
r1c3 r2c3
r1c5 r2c5
r3c3 r3c4 r4c3 r4c4
r4c2 r4c3
r5c1 r5c2 r6c1 r6c2
white
r2c3 r2c4
r2c3 r2c4 r3c3 r3c4
r2c4 r2c5
r2c4 r2c5 r3c4 r3c5
r2c4 r3c4
r2c5 r2c6 r3c5 r3c6
r2c6 r3c6
r3c1 r4c1
r3c2 r3c3 r4c2 r4c3
r3c3 r3c4
r4c1 r4c2
r5c1 r5c2`,
    `kurarin
size 7 7
black
r1c1 r1c2
r5c7 r6c7
grey
r1c2 r1c3 r2c2 r2c3
r1c3 r2c3
r2c5 r3c5
r3c2 r4c2
r3c3 r4c3
r3c5 r3c6
r3c5 r4c5
r3c6 r3c7
r4c1 r4c2 r5c1 r5c2
r4c2 r5c2
r4c4 r5c4
r4c6 r4c7 r5c6 r5c7
r5c3 r5c4
r5c4 r6c4
r6c1 r7c1
r7c1 r7c2
r7c6 r7c7
white
r1c5 r2c5
r1c6 r1c7 r2c6 r2c7
r2c1 r2c2 r3c1 r3c2
r2c1 r3c1
r2c2 r2c3 r3c2 r3c3
r2c3 r2c4 r3c3 r3c4
r2c5 r2c6 r3c5 r3c6
r2c6 r2c7 r3c6 r3c7
r2c6 r3c6
r3c3 r3c4 r4c3 r4c4
r3c4 r3c5 r4c4 r4c5
r3c5 r3c6 r4c5 r4c6
r4c4 r4c5
r4c4 r4c5 r5c4 r5c5
r4c5 r5c5
r5c2 r6c2
r5c3 r5c4 r6c3 r6c4
r5c3 r6c3
r5c4 r5c5 r6c4 r6c5
r5c5 r5c6 r6c5 r6c6
r5c5 r6c5
r5c6 r6c6
r6c1 r6c2 r7c1 r7c2
r6c2 r6c3
r6c2 r6c3 r7c2 r7c3
r6c2 r7c2
r6c3 r6c4
r6c3 r6c4 r7c3 r7c4
r6c3 r7c3
r6c4 r6c5 r7c4 r7c5
r6c4 r7c4
r7c3 r7c4
r7c5 r7c6`,
  ],
  sansaroad: [
    `sansaroad
cells
. . . o . .
. . . . . .
. o o o . o
. . . . . .
. . o . . .
. . . . . .
grey
r6c3 r6c4
white
r1c2 r1c3
r2c6 r3c6
r4c1 r4c2 r5c1 r5c2`,
    `sansaroad
cells
. . . . . .
. . o . . .
. . . . . .
. o o o . .
. . . . . .
. . . . . .
black
r1c2 r1c3
r5c1 r6c1
r5c5 r5c6 r6c5 r6c6
grey
r1c2 r1c3 r2c2 r2c3
r1c3 r1c4
r2c4 r2c5 r3c4 r3c5
r2c4 r3c4
r3c1 r3c2
r3c2 r4c2
r5c3 r6c3
r5c4 r5c5 r6c4 r6c5
white
r1c3 r1c4 r2c3 r2c4
r1c6 r2c6
r2c2 r2c3 r3c2 r3c3
r2c3 r2c4 r3c3 r3c4
r2c6 r3c6
r3c2 r3c3 r4c2 r4c3
r3c5 r4c5
r4c1 r4c2 r5c1 r5c2
r4c2 r4c3 r5c2 r5c3
r4c3 r4c4 r5c3 r5c4
r6c2 r6c3
r6c3 r6c4`,
    `sansaroad
cells
. . . . . . .
. . . o . . .
. . . o . o .
. o . o . . .
. . . . . . .
. . . o . . .
. . . . . . .
black
r2c1 r3c1
r3c7 r4c7
r7c3 r7c4
grey
r1c2 r1c3 r2c2 r2c3
r1c3 r1c4
r1c5 r2c5
r1c6 r1c7 r2c6 r2c7
r2c1 r2c2
r2c5 r2c6
r3c1 r3c2
r3c2 r3c3
r3c3 r3c4
r3c6 r3c7
r4c1 r4c2 r5c1 r5c2
r4c5 r4c6
r4c5 r4c6 r5c5 r5c6
r4c6 r4c7
r4c7 r5c7
r5c5 r5c6
r5c5 r6c5
r6c2 r6c3 r7c2 r7c3
r6c2 r7c2
r6c4 r7c4
r6c6 r7c6
white
r1c4 r2c4
r1c5 r1c6
r2c2 r3c2
r2c4 r2c5 r3c4 r3c5
r2c5 r2c6 r3c5 r3c6
r2c6 r3c6
r3c2 r3c3 r4c2 r4c3
r3c3 r3c4 r4c3 r4c4
r3c4 r4c4
r3c5 r3c6
r4c2 r4c3
r4c4 r5c4
r4c6 r5c6
r5c3 r5c4 r6c3 r6c4
r5c4 r6c4
r5c6 r5c7 r6c6 r6c7
r6c3 r6c4`,
  ],
  retsurin: [
    `retsurin
cells
. # . . . .
# . . . . .
. . . . . .
# . #3 . . .
. . . . # .
. . . . . #2`,
    `retsurin
cells
#1 . . . . .
. . . # #2 .
# . . . . .
. . . . . .
. . . #2 . .
. . . . . .`,
    `retsurin
cells
#0 . . . . .
. . . . . .
. . . # . .
. #0 . # . #
. . . #0 . .
. . . . . .`,
  ],
  curving: [
    `curving
cells
. . o . . o
o . . o . .
. . o . . o
o . . . . .
. . . . . .
o . . o . o`,
    `curving
cells
o . . . o .
. . o . . .
o . . . o .
. . o . . .
. . . . . o
. o . . o .`,
    `curving
cells
. . . o . o
. o . . . .
. . . . o .
. o . . . .
. . . . . o
. o . o . .`,
  ],
  invlitso: [
    `invlitso
regions
a b b b b c
a a a b b c
a a a c c c
d d e e c f
d d e e e f
d d d f f f`,
    `invlitso
regions
a a a a a b
a a a c b b
d d c c b b
d d c c e b
d d f f e e
d f f f e e`,
    `invlitso
regions
a a a a b c c
d d a e b b c
d d a e b b c
d d e e c c c
f f e e g g h
f f f e g h h
f f f g g h h`,
  ],
  fillmat: [
    `fillmat
cells
. . 4 . 1 .
2 . 3 2 . .
4 1 . 1 4 3
. . . 2 . 1
. 2 1 . . 2
. . 3 . . .`,
    `fillmat
cells
. 2 . 4 . .
4 . . 3 2 1
. 2 . 4 . 3
. . 1 . 1 .
. 3 2 . 2 .
1 . . . . 1`,
    `fillmat
cells
3 . . . 2 .
. . 4 . 1 .
. . 3 . 2 4
. . . 4 . .
1 2 . 1 . 2
4 . . . 3 .`,
  ],
  usotatami: [
    `usotatami
cells
. . . . . 4
1 1 2 . . .
2 . . . . 4
1 . . . . .
1 . 1 . 4 .
. 2 . 4 3 4`,
  ],
  sashikazune: [
    `sashikazune
cells
. . . . 2 .
. . 4 . . .
2 2 . . . .
. 2 2 4 . .
1 . . . . .
. 4 . . . 6`,
    `sashikazune
cells
. 2 4 . . 1
3 1 . . . .
. 4 . . 1 4
. . 3 2 . 3
. 2 . . 2 .
2 2 1 . . .`,
  ],
  yajirushi2: [
    `yajirushi2
cells
. . . . #0 #0
. # . . . .
. . #3 . . .
. . . . . .
#1 . #2 . . .
. . . . . .`,
    `yajirushi2
cells
#2 . . . . .
. . . . # #0
. . . . . .
. . #3 . . .
#1 . . . . #0
. . . . . .`,
    `yajirushi2
cells
. . # #1 . .
. . . . . .
. #1 . . . .
. . . . #0 .
. . . #2 . .
#0 . . . . .`,
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
  kakurasu: '113',
  thermometers: '123',
  aquarium: '113',
  mosaic: '123',
  minesweeper: '123',
  str8ts: '123',
  abcendview: '121',
  magnets: '212',
  tenner: '123',
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
  alter: '223',
  aqre: '333',
  aquapelago: '112',
  balance: '233',
  canal: '113',
  circlesquare: '133',
  cojun: '112',
  context: '222',
  hakoiri: '233',
  hanare: '122',
  hidato: '222',
  kropki: '112',
  lookair: '123',
  nanro: '223',
  nonconsecutive: '112',
  numbrix: '11-',
  nurimisaki: '123',
  putteria: '112',
  simpleloop: '122',
  smullyan: '223',
  sukoro: '123',
  sukororoom: '123',
  tango: '122',
  tilepaint: '122',
  unruly: '111',
  usoone: '233',
  yajikazu: '222',
  ayeheya: '113',
  cocktail: '223',
  detour: '222',
  geradeweg: '222',
  kakuru: '222',
  kurotto: '122',
  meander: '344',
  mochikoro: '123',
  mochinyoro: '233',
  heyablock: '234',
  kurochute: '123',
  paintarea: '222',
  bosnianroad: '123',
  castle: '112',
  chocona: '123',
  cityspace: '134',
  coral: '134',
  cts: '123',
  disco: '222',
  dominion: '123',
  doppelblock: '112',
  dosufuwa: '112',
  dotchi: '122',
  dotchi2: '222',
  doubleback: '223',
  hasunomura: '113',
  island: '334',
  isowatari: '233',
  juosan: '234',
  koburin: '112',
  lightshadow: '3--',
  makaro: '112',
  mannequin: '123',
  marutaring: '333',
  maxi: '444',
  midloop: '122',
  moonsun: '222',
  nibunnogo: '234',
  nondango: '223',
  norinuri: '124',
  nothing: '222',
  nothree: '222',
  nuribou: '113',
  nuriloop: '122',
  nuritwin: '33-',
  oneroom: '233',
  outofsight: '222',
  sananko: '124',
  shimaguni: '334',
  simplegako: '23-',
  sumiwake: '233',
  tapaloop: '122',
  tasquare: '223',
  'yajilin-regions': '222',
  akichi: '234',
  factors: '123',
  lollipops: '122',
  renban: '111',
  roma: '124',
  stostone: '234',
  turnaround: '222',
  tatamibari: '111',
  compass: '223',
  sashigane: '223',
  araf: '222',
  hebi: '333',
  japanesesums: '222',
  nurimaze: '333',
  pipelink: '222',
  pipelinkr: '121',
  toichika: '112',
  view: '333',
  nawabari: '222',
  fourcells: '233',
  fivecells: '233',
  loute: '233',
  barns: '222',
  icewalk: '132',
  waterwalk: '123',
  mukkonn: '222',
  kurarin: '211',
  sansaroad: '212',
  retsurin: '222',
  curving: '122',
  invlitso: '222',
  fillmat: '111',
  usotatami: '2',
  sashikazune: '33',
  yajirushi2: '223',
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
