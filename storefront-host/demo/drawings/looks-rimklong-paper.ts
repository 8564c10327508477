import { tote } from './bags.ts';
import { lit, mix } from './color.ts';
import {
  brassMark,
  clipLamp,
  envelope,
  fruitPad,
  inkBottle,
  lotus,
  ruler,
  sharpener,
  stamp,
  tape,
  tapePatterns,
  wrapped,
} from './desk-things.ts';
import { openBook } from './books.ts';
import { box, disc, line, shape, times, words } from './flat-shapes.ts';
import { lyingCloth, soft } from './cloth.ts';
import { notebook, tiles } from './notebooks.ts';
import { moved, type Pen, type Svg } from './pen.ts';
import { leaf } from './plants.ts';
import { dropShadow, lying } from './scene.ts';
import { at, SIDE, still, type Look } from './shot.ts';
import {
  fountainPen,
  flatBox,
  gelPen,
  marker,
  mechanicalPencil,
  pencil,
  row,
} from './writing-tools.ts';

const OAT = '#eadfcb';
const ROSE = '#ecd3c8';
const SAGE = '#d7dfcf';
const SKY = '#d3dfe4';

type Draw = (pen: Pen, color: string) => Svg;
const flat = (
  ground: string,
  color: string,
  draw: Draw,
  use?: Draw,
  surface: 'plain' | 'wood' = 'plain',
): Look => ({
  color,
  front: (pen, c) => lying(pen, SIDE, SIDE, { color: ground, surface }, draw(pen, c)),
  ...(use
    ? {
        use: (pen: Pen, c: string) =>
          lying(pen, SIDE, SIDE, { color: '#cda97a', surface: 'wood' }, use(pen, c)),
      }
    : {}),
});
const mid = (svg: Svg, scale = 1, turn = 0, x = 490, y = 490): Svg => moved(svg, x, y, scale, turn);

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
/** Between every other two of them one more. */
const ALL_24 = RAINBOW.flatMap((c, i) =>
  i % 2 ? [c, mix(c, RAINBOW[i + 1] ?? '#b9a58a', 0.5)] : [c],
);
const PASTEL = ['#f2d36b', '#f0a58f', '#a8d3a0', '#9cc4e0', '#c7b0de'];

export const paperLooks: Readonly<Record<string, Look>> = {
  'cloth-journal-a5': flat(
    OAT,
    '#6d7f55',
    (pen, c) =>
      mid(
        notebook(pen, { color: c, cloth: true, elastic: lit(c, 0.6), ribbon: '#d9a441' }),
        1.12,
        -5,
      ),
    (pen, c) =>
      moved(
        notebook(pen, { color: c, cloth: true, elastic: lit(c, 0.6), ribbon: '#d9a441' }),
        400,
        500,
        0.96,
        -14,
      ) +
      moved(fountainPen(pen, '#c9a24a'), 790, 470, 0.96, 12) +
      leaf(760, 930, 190, 80, 70, '#6d9a55'),
  ),
  'saa-paper-sketchbook': flat(SAGE, '#cfa96a', (pen) =>
    mid(
      notebook(pen, {
        color: '#cfa96a',
        high: 640,
        wide: 640,
        print: times(13, (k) =>
          times(13, (i) =>
            box(
              -320 + i * 50,
              -320 + k * 50,
              (i + k) % 2 ? 44 : 20,
              (i + k) % 2 ? 20 : 44,
              (i + k) % 2 ? '#dcbc80' : '#b98f4e',
              'rx="4"',
            ),
          ),
        ),
        label: ['กระดาษสา', '๔๐ แผ่น'],
        coil: 'left',
      }),
      1.04,
      4,
    ),
  ),
  'year-planner-2570': flat(ROSE, '#9fb09a', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        wide: 460,
        high: 700,
        ribbon: '#b0573f',
        elastic: lit(c, 0.7),
        print:
          words(['๒๕๗๐'], -20, 40, { size: 130, color: mix(c, '#ffffff', 0.75), face: 'serif' }) +
          words(['วันพระ · วันหยุด · รายจ่าย'], -20, 100, {
            size: 25,
            color: mix(c, '#ffffff', 0.75),
            bold: false,
          }),
      }),
      1.14,
      5,
    ),
  ),
  'pocket-notebook-trio': flat(OAT, '#b0573f', (pen) =>
    [0, 1, 2]
      .map((i) =>
        moved(
          notebook(pen, {
            color: ['#e7d3ae', '#dfe6e0', '#f0d9cc'][i] ?? OAT,
            wide: 380,
            high: 540,
            print: tiles(
              ['#b0573f', '#3f6f7d', '#d29f3c'][i] ?? OAT,
              ['#e7d3ae', '#2f4a5a', '#7a3b2e'][i] ?? OAT,
              i === 0 ? 0 : i === 1 ? 1 : 2,
            ),
            label: ['จดไว้'],
          }),
          280 + i * 200,
          420 + i * 70,
          0.92,
          -12 + i * 11,
        ),
      )
      .join(''),
  ),
  'spiral-lecture-pad': flat(SKY, '#a8d3c0', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        coil: 'left',
        wide: 540,
        high: 720,
        print:
          box(60, -300, 180, 60, '#ffffff', 'rx="30" fill-opacity="0.7"') +
          words(['LECTURE'], 150, -258, { size: 32, color: lit(c, 0.5) }) +
          times(5, (i) => line(`M-200 ${120 + i * 36}H220`, lit(c, 0.8), 4)),
      }),
      1.08,
      -4,
    ),
  ),
  'watercolour-block': flat(SAGE, '#f4efe4', (pen) =>
    mid(
      notebook(pen, {
        color: '#f4efe4',
        wide: 560,
        high: 720,
        print:
          box(-280, -360, 560, 120, '#2f4a5a') +
          words(['สีน้ำ ๓๐๐ แกรม'], 0, -282, { size: 56, color: '#f4efe4', face: 'serif' }) +
          times(60, (i) =>
            disc(
              ((i * 97) % 420) - 210 + (i % 3) * 20,
              ((i * 61) % 330) - 110,
              44 + (i % 5) * 16,
              ['#7fb0c9', '#8fc0a0', '#f0b49a', '#d9a0c0'][i % 4] ?? '#7fb0c9',
              'fill-opacity="0.16"',
            ),
          ),
      }),
      1.1,
      4,
    ),
  ),
  'recipe-binder': flat(ROSE, '#c9573f', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        wide: 600,
        high: 700,
        print:
          times(40, (i) =>
            box(
              -300 + (i % 8) * 80,
              -350 + Math.floor(i / 8) * 140,
              40,
              70,
              i % 2 ? lit(c, 1.1) : lit(c, 0.93),
            ),
          ) +
          box(-320, -250, 46, 80, '#9b9ea1') +
          box(-320, 160, 46, 80, '#9b9ea1'),
        label: ['สูตร', 'ของบ้าน'],
      }),
      1.08,
      -4,
    ),
  ),
  'music-manuscript-book': flat(OAT, '#2c2c30', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        wide: 560,
        high: 720,
        print:
          times(
            3,
            (k) =>
              times(5, (i) => line(`M-220 ${40 + k * 100 + i * 13}H230`, '#d9c9a0', 2.4)) +
              times(
                6,
                (n) =>
                  `<ellipse cx="${-170 + n * 68}" cy="${60 + k * 100 + ((n * 29 + k * 13) % 40)}" rx="12" ry="9" fill="#d9c9a0" transform="rotate(-18 ${-170 + n * 68} 60)"/>` +
                  line(
                    `M${-159 + n * 68} ${58 + k * 100 + ((n * 29 + k * 13) % 40)}v-54`,
                    '#d9c9a0',
                    3,
                  ),
              ),
          ) + words(['โน้ตเพลง'], 0, -190, { size: 80, color: '#d9c9a0', face: 'serif' }),
      }),
      1.1,
      5,
    ),
  ),
  'gratitude-journal': flat(SKY, '#efb9a8', (pen, c) =>
    mid(
      notebook(pen, {
        color: c,
        cloth: true,
        ribbon: '#8c3f4d',
        print:
          words(['ขอบคุณ'], 0, -30, { size: 96, color: '#fff6ec', face: 'looped' }) +
          times(3, (i) => line(`M-130 ${30 + i * 44}H${130 - i * 50}`, '#fff6ec', 5)),
      }),
      1.12,
      -6,
    ),
  ),
  'tear-off-calendar': flat(SAGE, '#c9352a', (pen, c) =>
    mid(
      dropShadow(pen, 'M-240 -330H240V330H-240Z', 22, 0.34) +
        times(5, (i) =>
          box(-240 + i * 2, -330 + i * 4, 480, 660, lit('#f3ead8', 0.9 + i * 0.03), 'rx="4"'),
        ) +
        box(-236, -330, 480, 130, c, 'rx="6"') +
        words(['มกราคม ๒๕๗๐'], 4, -248, { size: 52, color: '#fff3e0' }) +
        words(['๑๔'], 4, 130, { size: 300, color: c, face: 'serif' }) +
        words(['วันพฤหัสบดี · ขึ้น ๗ ค่ำ'], 4, 220, { size: 36, color: '#4a382a', bold: false }) +
        words(['น้ำขึ้น ๐๖.๒๐ · ปลูกผักชี'], 4, 274, { size: 32, color: '#4a382a', bold: false }) +
        disc(-130, -316, 12, '#5b4632') +
        disc(136, -316, 12, '#5b4632'),
      1.14,
      3,
    ),
  ),
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
