import { lyingCloth, soft } from '../../cloth/cloth.ts';
import { lit, mix } from '../../ink/color.ts';
import { box, line, times, words } from '../../ink/flat-shapes.ts';
import { moved } from '../../ink/pen.ts';
import { flat, OAT, ROSE, SAGE, SKY } from './desk.ts';
import { openBook } from '../../paper/books.ts';
import { inkBottle } from '../../paper/ink-bottle.ts';
import {
  flatBox,
  fountainPen,
  gelPen,
  marker,
  mechanicalPencil,
  pencil,
  row,
} from '../../paper/writing-tools.ts';
import { mid } from '../../scene/from-above.ts';
import { at, type Look, still } from '../../scene/shot.ts';

const SWEETS = ['#4453a8', '#9a7fb5', '#e39a3b', '#4f9a5a', '#e58fa8', '#5b4032'];

const RAINBOW = [
  '#c9352a',
  '#e0662f',
  '#efa02e',
  '#f3cf4a',
  '#a9c04a',
  '#5d9a48',
  '#2f7a5a',
  '#3f8fa0',
  '#3d6fb0',
  '#34486b',
  '#6b4f9a',
  '#a8579a',
  '#d9738a',
  '#8a4a35',
  '#5b4032',
  '#3a3d40',
];

/** One more colour between every other two. */
const ALL_24 = RAINBOW.flatMap((c, i) =>
  i % 2 ? [c, mix(c, RAINBOW[i + 1] ?? '#b9a58a', 0.5)] : [c],
);

const PASTEL = ['#f2d36b', '#f0a58f', '#a8d3a0', '#9cc4e0', '#c7b0de'];

export const writingLooks: Readonly<Record<string, Look>> = {
  'brass-fountain-pen': flat(
    '#41505c',
    '#c9a24a',
    (pen, c) => mid(fountainPen(pen, c), 1.22, 38),
    (pen, c) =>
      moved(openBook(pen, '#5b3b2f'), 480, 520, 1.02, -6) +
      words(['ถึงคุณที่อยู่ไกล', 'วันนี้ฝนตกตั้งแต่เช้า'], 300, 440, {
        size: 38,
        color: '#34486b',
        face: 'looped',
        bold: false,
        leading: 1.9,
      }) +
      moved(fountainPen(pen, c), 690, 540, 0.86, 32),
  ),
  'gel-pens-thai-sweets': flat(OAT, '#4453a8', (pen) =>
    mid(
      row(
        SWEETS.map((c) => gelPen(pen, c)),
        112,
        14,
      ),
      1.06,
      8,
    ),
  ),
  'colour-pencils-24': flat(SKY, '#34486b', (pen) =>
    mid(
      flatBox(
        pen,
        800,
        640,
        '#34486b',
        row(
          ALL_24.map((c) => moved(pencil(pen, c), 0, 0, 0.88)),
          31,
        ),
      ),
      1.02,
      -4,
    ),
  ),
  'graphite-set': flat(ROSE, '#3f4a3a', (pen) =>
    mid(
      row(
        ['2H', 'H', 'HB', 'B', '2B', '4B', '6B', '8B'].map((mark, i) =>
          pencil(pen, i % 2 ? '#2f4a3f' : '#3a5a4a', { mark }),
        ),
        84,
        20,
      ),
      1.1,
      -8,
    ),
  ),
  'brush-pens': flat(SAGE, '#2c2c30', (pen) =>
    mid(
      row(
        ['#2c2c30', '#8c3f4d', '#34486b', '#7a5a2c'].map((c) => marker(pen, c, 'brush')),
        150,
        20,
      ),
      1.06,
      10,
    ),
  ),
  'bottled-ink': {
    color: '#2c3f73',
    front: (pen, c) =>
      still(
        pen,
        { wall: '#ece3d3', table: '#d3b591', surface: 'wood' },
        at(inkBottle(pen, c), 480, 800, 1.6),
      ),
  },
  'highlighters-pastel': flat(OAT, '#f2d36b', (pen) =>
    mid(
      row(
        PASTEL.map((c) => marker(pen, c, 'chisel')),
        132,
        16,
      ),
      1.08,
      -8,
    ),
  ),
  'chalk-markers': flat('#3d4744', '#f4f1ea', (pen) =>
    mid(
      line('M-380 -330q120 -60 240 0t240 0t260 0', '#f2d36b', 12, 'stroke-opacity="0.8"') +
        row(
          ['#f4f1ea', '#f2d36b', '#f0a58f', '#8fc0a0', '#9cc4e0', '#d9738a'].map((c) =>
            marker(pen, c),
          ),
          128,
          0,
        ),
      1,
      6,
      490,
      530,
    ),
  ),
  'pencil-roll': flat(ROSE, '#3d5a86', (pen, c) => {
    const d = soft([
      [-400, -220],
      [-400, -220],
      [400, -220],
      [400, -220],
      [406, 240],
      [406, 240],
      [-406, 240],
      [-406, 240],
    ]);
    return mid(
      lyingCloth(pen, d, { color: c }, [], '', 14) +
        times(9, (i) =>
          moved(pencil(pen, RAINBOW[i * 2 - (i > 7 ? 1 : 0)] ?? c), -344 + i * 84, -70, 0.62, 180),
        ) +
        box(-402, 20, 804, 216, c) +
        times(11, (i) =>
          line(`M${-386 + i * 77} 24V232`, lit(c, 1.4), 2.5, 'stroke-dasharray="9 7"'),
        ) +
        line('M-400 22H400', lit(c, 1.4), 3, 'stroke-dasharray="9 7"') +
        line('M400 60q80 40 60 130', '#8a5a35', 14),
      1.02,
      -5,
    );
  }),
  'wooden-mechanical-pencil': flat(SKY, '#7a3f2a', (pen, c) =>
    mid(mechanicalPencil(pen, c), 1.25, 36),
  ),
};
