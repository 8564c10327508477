import { tote } from '../../cloth/bags.ts';
import { leaf } from '../../garden/plants.ts';
import { lit, mix } from '../../ink/color.ts';
import { box, disc, line, shape, times, words } from '../../ink/flat-shapes.ts';
import { moved } from '../../ink/pen.ts';
import { flat, OAT, ROSE, SAGE, SKY } from './desk.ts';
import { lotus } from '../../packs/lotus.ts';
import { clipLamp } from '../../paper/clip-lamp.ts';
import { brassMark, ruler, sharpener, stamp } from '../../paper/desk-tools.ts';
import { notebook } from '../../paper/notebooks.ts';
import { envelope, wrapped } from '../../paper/parcels.ts';
import { fruitPad, tape, tapePatterns } from '../../paper/tapes-and-pads.ts';
import { mid } from '../../scene/from-above.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const stationeryLooks: Readonly<Record<string, Look>> = {
  'washi-thai-cloth': flat(OAT, '#b0573f', (pen) =>
    [
      ['#c0392f', '#f4e3d0', 'check'],
      ['#34486b', '#e9d9a8', 'diamonds'],
      ['#3f8a7a', '#f2e8c9', 'waves'],
      ['#7a4f8a', '#f3c34d', 'zigzag'],
      ['#e0a23a', '#7a3b2e', 'dots'],
    ]
      .map(([a = OAT, b = OAT, kind], i) =>
        moved(
          tape(pen, a, Object.entries(tapePatterns).find(([name]) => name === kind)?.[1](b) ?? ''),
          240 + (i % 2) * 380 + (i === 4 ? 150 : 0),
          230 + Math.floor(i / 2) * 270,
          1.05,
          (i * 7) % 20,
        ),
      )
      .join(''),
  ),
  'sticky-notes-fruit': flat(
    SKY,
    '#e5504f',
    (pen) =>
      moved(fruitPad(pen, 'melon'), 290, 300, 1.35, -8) +
      moved(fruitPad(pen, 'orange'), 700, 310, 1.3) +
      moved(fruitPad(pen, 'mango'), 300, 690, 1.3) +
      moved(fruitPad(pen, 'dragon'), 700, 700, 1.2),
  ),
  'teak-ruler': flat(SAGE, '#a8713f', (pen) => mid(ruler(pen), 1.1, -32)),
  'brass-bookmarks': flat(
    '#4b3a40',
    '#cfa247',
    (pen) =>
      moved(brassMark(pen, 'leaf', '#b0322c'), 220, 560, 1.05, -10) +
      moved(brassMark(pen, 'fish', '#3f8a7a'), 500, 560, 1.05, 3) +
      moved(brassMark(pen, 'elephant', '#d9a441'), 780, 560, 1.05, 9),
  ),
  'letter-set-lotus': flat(
    ROSE,
    '#f4ead8',
    (pen) =>
      moved(
        notebook(pen, {
          color: '#fbf5e8',
          wide: 460,
          high: 600,
          print:
            moved(lotus('#e58fa8'), 0, -130, 1.1) +
            times(6, (i) => line(`M-170 ${0 + i * 44}H170`, '#d9c3b0', 2.5)),
        }),
        370,
        430,
        1.06,
        -8,
      ) + moved(envelope(pen, '#f0d9cc', lotus('#f7e6c8')), 640, 720, 1, 6),
  ),
  'rubber-stamps-market': flat(OAT, '#7a4a2b', (pen) =>
    [
      moved(lotus('#7a4a2b'), 0, 30, 0.56),
      shape('M-50 10Q0 40 50 10L36 30Q0 44 -36 30Z', '#7a4a2b') +
        line('M0 8V-44L30 -10H0', '#7a4a2b', 6),
      shape('M-50 16Q0 -70 50 16Q0 30 -50 16Z', '#7a4a2b'),
      line('M-40 -20q30 50 76 30M-34 -34q34 40 78 24', '#7a4a2b', 13),
      disc(0, 0, 38, '#7a4a2b') + disc(0, 0, 27, '#d3a56b'),
      line('M-44 0q22 -30 44 0t44 0M-44 24q22 -30 44 0t44 0', '#7a4a2b', 7),
      shape('M-40 0C-10 -30 24 -26 36 0L56 -18V18L36 0C24 26 -10 30 -40 0Z', '#7a4a2b'),
      shape('M0 -48L14 -14L48 -14L20 8L32 44L0 22L-32 44L-20 8L-48 -14L-14 -14Z', '#7a4a2b'),
      leaf(0, 46, 94, 54, 0, '#7a4a2b'),
    ]
      .map((art, i) =>
        moved(
          stamp(pen, art),
          260 + (i % 3) * 230,
          260 + Math.floor(i / 3) * 230,
          1.2,
          ((i * 37) % 16) - 8,
        ),
      )
      .join(''),
  ),
  'reader-tote': flat(SKY, '#e3d6bb', (pen, c) =>
    mid(
      tote(pen, { color: c, accent: lit(c, 0.82) }) +
        words(['อ่านอยู่'], 0, 150, { size: 110, color: mix(c, '#2a1f1a', 0.8), face: 'looped' }),
      0.98,
      0,
      500,
      530,
    ),
  ),
  'brass-pencil-sharpener': flat(SAGE, '#cfa247', (pen) =>
    mid(sharpener(pen), 1.35, -14, 450, 470),
  ),
  'reading-lamp-clip': {
    color: '#efe9dc',
    front: (pen, c) =>
      still(
        pen,
        { wall: '#5a5f66', table: '#8a6a4a', surface: 'wood', horizon: 0.7 },
        at(clipLamp(pen, c), 400, 850, 1.45),
      ),
  },
  'gift-voucher-books': flat(
    ROSE,
    '#d9b98a',
    (pen, c) =>
      moved(wrapped(pen, 480, 640, lit(c, 0.9), '#7a3b2e', ''), 540, 520, 1.04, 9) +
      mid(
        wrapped(
          pen,
          460,
          620,
          c,
          '#b0322c',
          moved(
            box(-80, -40, 160, 80, '#fbf3e2', 'rx="6"') +
              words(['แล้วแต่ร้าน'], 0, 12, { size: 34, color: '#7a3b2e', face: 'looped' }),
            100,
            190,
            1,
            -8,
          ),
        ),
        1.04,
        -6,
        430,
        470,
      ),
  ),
};
