import {
  balmTin,
  burner,
  candle,
  compress,
  creamJar,
  diffuser,
  dropper,
  loofah,
  pump,
  rollOn,
  sachet,
  soap,
  spray,
  tubeOf,
} from './care-things.ts';
import { basket } from './baskets.ts';
import { gridOf, paperTray } from './breads.ts';
import { lit } from './color.ts';
import { lotus } from './desk-things.ts';
import { box, disc, line, shape, times } from './flat-shapes.ts';
import { ellipse, moved, type Pen, type Svg } from './pen.ts';
import { leaf } from './plants.ts';
import { pouch } from './pouch.ts';
import { lying, type Art, type Room } from './scene.ts';
import { at, loose, SIDE, still, type Look } from './shot.ts';
import { glassJar, tin, type Label } from './vessels.ts';

const SAGE: Room = { wall: '#d9e3d3', table: '#cfae83', surface: 'wood' };
const SAND: Room = { wall: '#efe3d0', table: '#d3b591', surface: 'linen' };
const ROSE: Room = { wall: '#f0d9d3', table: '#d9bd98', surface: 'wood' };
const FOG: Room = { wall: '#d6dfe3', table: '#c9a878', surface: 'wood' };
const DUSK: Room = { wall: '#5f5a66', table: '#6f5138', surface: 'wood' };

const flower = (c: string, n = 6, heart = '#f3c34d'): Svg =>
  times(
    n,
    (k) =>
      `<ellipse cx="0" cy="-28" rx="16" ry="28" fill="${lit(c, 1 + (k % 2) * 0.2)}" transform="rotate(${(k * 360) / n})"/>`,
  ) + disc(0, 0, 12, heart);
const leaves = (c: string): Svg =>
  line('M0 50V-50', c, 5) +
  [-30, 0, 30]
    .map((y) => leaf(0, y, 54, 24, -56, c) + leaf(0, y, 54, 24, 56, lit(c, 0.85)))
    .join('');
const drop = (c: string): Svg =>
  shape('M0 -52C30 -10 40 10 34 28A36 36 0 0 1 -34 28C-40 10 -30 -10 0 -52Z', c);
const fruit = (c: string): Svg =>
  disc(0, 4, 40, c) + disc(-12, -8, 12, lit(c, 1.4)) + leaf(0, -34, 40, 22, 30, '#5d8a48');
const bean = (c: string): Svg =>
  ellipse(0, 0, 32, 44, `fill="${c}" transform="rotate(24)"`) +
  line('M14 -36C-16 -10 16 10 -14 36', lit(c, 1.7), 5);

const tag = (paper: string, ink: string, art: Svg, ...lines: readonly string[]): Label => ({
  paper,
  ink,
  lines,
  art,
  size: 34,
});
type Maker = (pen: Pen, color: string, label: Label) => Art;
const stand = (
  make: Maker,
  color: string,
  label: Label,
  room: Room,
  scale: number,
  beside?: Svg,
): Look => ({
  color,
  front: (pen, c) =>
    still(
      pen,
      room,
      at(make(pen, c, label), beside ? 420 : 490, 870, scale),
      ...(beside ? [at(loose(beside), 780, 880, 1.2)] : []),
    ),
});
type Ground = { color: string; surface?: 'plain' | 'wood' | 'linen' };
const above = (ground: Ground, color: string, draw: (pen: Pen, color: string) => Svg): Look => ({
  color,
  front: (pen, c) => lying(pen, SIDE, SIDE, ground, draw(pen, c)),
});
const mid = (svg: Svg, scale = 1, turn = 0, x = 490, y = 490): Svg => moved(svg, x, y, scale, turn);
const few = (one: Svg, n = 4): Svg =>
  times(n, (i) => moved(one, -70 + i * 52, (i % 2) * 34 - 12, 0.8, i * 40));
const wavy = (c: string): Svg =>
  times(5, (i) =>
    line(
      `M-260 ${-130 + i * 64}q90 ${-60 + i * 14} 170 0t180 -10t160 20`,
      c,
      16 - i * 2,
      'stroke-opacity="0.5"',
    ),
  );

export const hompraiLooks: Readonly<Record<string, Look>> = {
  'turmeric-face-oil': stand(
    dropper,
    '#a8641e',
    tag('#fbf1d8', '#7a4a10', drop('#e0941e'), 'ขมิ้นชัน'),
    SAND,
    1.65,
  ),
  'rice-milk-cleanser': stand(
    pump,
    '#f4efe2',
    tag('#e6dcc2', '#5b4a2a', leaves('#a8924a'), 'น้ำนมข้าว'),
    SAGE,
    1.45,
  ),
  'butterfly-pea-toner': stand(
    spray,
    '#5b6fc0',
    tag('#f3f1fa', '#37458f', flower('#5b6fc0', 5), 'อัญชัน'),
    FOG,
    1.55,
    few(flower('#4a58b0', 5)),
  ),
  'bakuchiol-night-cream': stand(
    creamJar,
    '#6f8f6a',
    tag('#f4f1e2', '#34533a', leaves('#5d8a48'), 'ใบบัวบก'),
    ROSE,
    1.75,
  ),
  'mangosteen-spot-gel': above({ color: '#ecd9e2' }, '#7a3558', (pen, c) =>
    mid(tubeOf(pen, c, tag('#fbf3f6', '#5b1f3f', fruit('#6b2a4a'), 'มังคุด')), 1.2, 18),
  ),
  'honey-clay-mask': stand(
    creamJar,
    '#e9dcc4',
    tag('#d9932b', '#fff6e2', drop('#fff0c9'), 'โคลนน้ำผึ้ง'),
    SAND,
    1.75,
  ),
  'sunscreen-thanaka': above({ color: '#d3e2e6' }, '#f0c456', (pen, c) =>
    mid(
      tubeOf(pen, c, {
        ...tag(
          '#fffaf0',
          '#8a5a10',
          disc(0, 0, 28, '#f0a02e') +
            times(10, (i) => line('M0 -38V-52', '#f0a02e', 6, `transform="rotate(${i * 36})"`)),
          'ทานาคา',
          'SPF 50',
        ),
      }),
      1.2,
      -14,
    ),
  ),
  'lip-balm-coconut': above({ color: '#d9c9b2', surface: 'wood' }, '#f1e6cf', (_pen, c) =>
    mid(
      moved(
        disc(10, 16, 236, '#00000030') +
          disc(0, 0, 230, '#a8713f') +
          times(
            6,
            (i) =>
              `<circle r="${222 - i * 9}" fill="none" stroke="${i % 2 ? '#8a5a2f' : '#c08a55'}" stroke-width="4"/>`,
          ) +
          disc(0, 0, 168, lit(c, 0.9)) +
          disc(-4, -6, 160, c) +
          ellipse(
            -50,
            -60,
            62,
            30,
            'fill="#fff" fill-opacity="0.45" transform="rotate(-30 -50 -60)"',
          ),
        -60,
        40,
      ) +
        moved(
          disc(8, 12, 180, '#00000030') +
            disc(0, 0, 176, '#b57f4a') +
            times(
              5,
              (i) => `<circle r="${150 - i * 30}" fill="none" stroke="#94622f" stroke-width="4"/>`,
            ) +
            lotus('#f1e0bd'),
          240,
          -220,
        ),
      1.1,
    ),
  ),
  'aloe-cooling-gel': stand(
    (pen, c, l) => glassJar(pen, c, l, { lid: '#f4f1e6', h: 290 }),
    '#b5d39a',
    tag('#fbfbf0', '#3f6a34', leaves('#5d9a48'), 'ว่านหาง 99%'),
    SAGE,
    1.65,
    leaf(0, 20, 330, 56, -20, '#6d9a55') +
      leaf(10, 20, 360, 56, 8, '#5d8a48') +
      leaf(20, 20, 300, 50, 34, '#7fae62'),
  ),
  'eye-serum-lotus': stand(
    rollOn,
    '#e6b3bd',
    tag('#fff6f4', '#8c3f4d', lotus('#e58fa8'), 'บัวหลวง'),
    FOG,
    1.9,
  ),
  'vitamin-c-makham-pom': stand(
    dropper,
    '#8a4a1e',
    tag('#eef2cf', '#55661e', fruit('#b9c455'), 'มะขามป้อม'),
    SAGE,
    1.65,
    few(fruit('#b9c455')),
  ),
  'shave-balm-galangal': stand(
    pump,
    '#3f4a4a',
    tag('#cfd6c9', '#2a3332', leaves('#5a7060'), 'ข่า ไพล'),
    FOG,
    1.45,
  ),
  'rice-bran-soap': above({ color: '#dfd3bd', surface: 'linen' }, '#ecdcb8', (pen, c) =>
    mid(
      soap(
        pen,
        c,
        'รำข้าว',
        times(60, (i) =>
          disc(-240 + ((i * 97) % 480), -160 + ((i * 59) % 320), 4 + (i % 3), '#b58f55'),
        ),
      ),
      1.35,
      -8,
    ),
  ),
  'charcoal-bamboo-soap': above(
    { color: '#d5ddd8' },
    '#45484a',
    (pen, c) =>
      mid(soap(pen, c, 'ถ่านไผ่'), 1.35, 6) +
      moved(leaf(0, 0, 220, 50, 60, '#5d8a48') + leaf(0, 0, 200, 46, 100, '#6d9a55'), 620, 860),
  ),
  'lemongrass-orange-soap': above(
    { color: '#f2e3c4' },
    '#f0b45a',
    (pen, c) =>
      mid(soap(pen, c, 'ตะไคร้ส้ม', wavy('#fbe3ae')), 1.35, -6) +
      moved(
        disc(0, 0, 90, '#f2922e') +
          disc(0, 0, 78, '#fbe0b4') +
          times(8, (i) =>
            shape(
              'M0 0L-24 -62Q0 -80 24 -62Z',
              '#f5a545',
              `transform="rotate(${i * 45}) translate(0 -6)"`,
            ),
          ),
        800,
        830,
      ),
  ),
  'roselle-rose-soap': above(
    { color: '#e9e2d6', surface: 'linen' },
    '#e2a0a8',
    (pen, c) =>
      mid(
        soap(pen, c, 'กุหลาบ', wavy('#fbe6e4') + wavy('#c9536a').replaceAll('M-260', 'M-280')),
        1.35,
        8,
      ) +
      moved(flower('#c9405e', 8), 800, 230, 1.4) +
      moved(flower('#d9637a', 8), 880, 330, 1),
  ),
  'body-lotion-pandan': stand(
    pump,
    '#a9c27a',
    tag('#fbf8ea', '#3f5a2a', leaves('#7a9a4a'), 'โลชั่น'),
    SAND,
    1.45,
  ),
  'coffee-scrub': stand(
    (pen, c, l) => glassJar(pen, c, l, { lid: '#2c2724', h: 280 }),
    '#5b3a22',
    tag('#f0dfc2', '#4a2a14', bean('#5b3218'), 'สครับกาแฟ'),
    ROSE,
    1.65,
    few(bean('#4a2a17'), 5),
  ),
  'samut-sakhon-bath-salt': stand(
    (pen, c, l) =>
      glassJar(pen, c, l, {
        lid: '#c9a070',
        h: 350,
        more: (s) =>
          times(70, () => {
            const [x, y] = s.at((pen.random() - 0.5) * 2.7, 20 + pen.random() * 270);
            return moved(
              box(
                -7,
                -7,
                14,
                14,
                ['#ffffff', '#dfe9d4', '#f0d28a'][(pen.random() * 3) | 0] ?? '#fff',
                'rx="3"',
              ),
              x,
              y,
              1,
              pen.random() * 90,
            );
          }),
      }),
    '#e6e6da',
    tag('#f7f3e6', '#3f5a4a', flower('#f0a02e', 9), 'เกลือแช่ตัว'),
    FOG,
    1.5,
  ),
  'kaffir-lime-shampoo': stand(
    pump,
    '#4f7a45',
    tag('#f4f3dc', '#2f4f2a', fruit('#7fa04a'), 'มะกรูด'),
    SAGE,
    1.45,
    few(fruit('#6d9a45'), 3),
  ),
  'butterfly-pea-conditioner': stand(
    pump,
    '#4a4a82',
    tag('#ecebf7', '#2f2f66', flower('#5b6fc0', 5), 'อัญชัน งาดำ'),
    FOG,
    1.45,
  ),
  'coconut-hair-oil': stand(
    dropper,
    '#e9dfc8',
    tag('#fffaf0', '#6b4a2a', flower('#f6f1e0', 5), 'ดอกปีบ'),
    ROSE,
    1.65,
  ),
  'hand-cream-mango-butter': above({ color: '#dbe6d6' }, '#f2b93c', (pen, c) =>
    mid(tubeOf(pen, c, tag('#fff6dd', '#8a5210', fruit('#efa02e'), 'มะม่วง')), 1.2, 10),
  ),
  'deodorant-alum': stand(
    rollOn,
    '#e6ebe6',
    tag('#f6f8f2', '#3f6a4a', leaves('#5d8a48'), 'ใบพลู'),
    SAGE,
    1.9,
  ),
  'massage-oil-plai': stand(
    spray,
    '#b8822a',
    tag('#fbefd0', '#6b4410', drop('#d9a02e'), 'ไพล'),
    SAND,
    1.55,
  ),
  'mosquito-spray': stand(
    spray,
    '#8fae5a',
    tag('#f7f8e4', '#47602a', leaves('#6d8a3a'), 'กันยุง'),
    FOG,
    1.55,
  ),
  'baby-powder-rice': stand(
    (pen, c, l) => tin(pen, c, l, { r: 120, h: 380 }),
    '#f0d3d3',
    tag('#fffaf6', '#a85a6a', flower('#fbf6ea', 5), 'แป้งข้าว'),
    FOG,
    1.5,
  ),
  'loofah-natural': above({ color: '#cfdcd8' }, '#dcc48c', (pen) => mid(loofah(pen), 1.2, -14)),
  'spa-gift-set': {
    color: '#c69a58',
    front: (pen, c) =>
      still(
        pen,
        ROSE,
        at(
          basket(pen, {
            color: c,
            low: true,
            handle: false,
            inside:
              moved(
                spray(pen, '#b8822a', tag('#fbefd0', '#6b4410', drop('#d9a02e'), 'ไพล')).svg,
                -120,
                70,
                0.66,
              ) +
              moved(
                candle(pen, '#f6efdc', tag('#fff', '#5f8a5b', flower('#fbf9ef', 5), 'มะลิ')).svg,
                110,
                80,
                0.66,
              ) +
              moved(
                glassJar(pen, '#e6e6da', tag('#f7f3e6', '#3f5a4a', '', 'เกลือ')).svg,
                0,
                120,
                0.58,
              ),
          }),
          500,
          860,
          1.35,
        ),
      ),
  },
  'herbal-inhaler': stand(
    (pen, c, l) =>
      glassJar(pen, c, l, {
        lid: '#2f5a3a',
        h: 220,
        more: (s) =>
          times(46, () => {
            const [x, y] = s.at((pen.random() - 0.5) * 2.7, 20 + pen.random() * 140);
            return ellipse(
              x,
              y,
              6 + pen.random() * 9,
              5 + pen.random() * 6,
              `fill="${['#3a2a1c', '#8a5a2b', '#c9a25a', '#5b6a3a'][(pen.random() * 4) | 0]}"`,
            );
          }),
      }),
    '#8a6a44',
    tag('#f4e9cc', '#2f4f2a', leaves('#5d8a48'), 'ยาดม'),
    SAND,
    1.8,
  ),
  'green-balm': above({ color: '#e3dcc8' }, '#7fae62', (pen, c) =>
    mid(
      balmTin(pen, c, tag('#e6f0d8', '#2f5a2e', leaves('#4f8a3e'), 'ยาหม่อง', 'เขียว')),
      1.25,
      -4,
      410,
      430,
    ),
  ),
  'yellow-balm': above({ color: '#d6dfe0' }, '#eac04a', (pen, c) =>
    mid(
      balmTin(pen, c, tag('#fbeec0', '#8a5210', flower('#e0941e', 8), 'ไพล', 'สูตรร้อน')),
      1.25,
      6,
      410,
      430,
    ),
  ),
  'roll-on-peppermint': stand(
    rollOn,
    '#4f9a8a',
    tag('#eaf6f0', '#1f5a4c', leaves('#3f8a6a'), 'สะระแหน่'),
    FOG,
    1.9,
  ),
  'lavender-sleep-roll-on': stand(
    rollOn,
    '#8a78b0',
    tag('#f4f0fa', '#5b4a82', flower('#9a86c4', 7), 'หลับดี'),
    ROSE,
    1.9,
  ),
  'herbal-compress': {
    color: '#efe3c9',
    front: (pen) =>
      still(pen, SAGE, at(compress(pen), 400, 850, 1.45), at(compress(pen), 740, 890, 0.95)),
  },
  'eucalyptus-steam': above({ color: '#dfe6e2' }, '#e6dcc4', (pen) =>
    mid(
      paperTray(
        pen,
        860,
        660,
        '#cfd8c6',
        gridOf(
          3,
          5,
          260,
          290,
          (i) =>
            box(-100, -120, 200, 240, '#f4efe2', 'rx="10"') +
            times(14, (k) => line(`M${-90 + k * 14} -112V112`, '#e0d6c0', 2)) +
            moved(
              [
                leaves('#5d8a48'),
                fruit('#8f3f5a'),
                leaves('#7a9a4a'),
                flower('#e0941e', 8),
                leaves('#4f8a8a'),
              ][i] ?? '',
              0,
              0,
              1.3,
            ),
        ),
      ),
    ),
  ),
  'foot-spray-guava': stand(
    spray,
    '#9ab86a',
    tag('#fbfaf0', '#4a6a24', fruit('#a8c46a'), 'ใบฝรั่ง'),
    ROSE,
    1.55,
  ),
  'yadong-travel-kit': above({ color: '#cda97a', surface: 'wood' }, '#34486b', (pen, c) =>
    mid(
      box(-330, -230, 660, 460, c, 'rx="40"') +
        times(9, (i) =>
          line(
            `M-320 ${-190 + i * 48}H320`,
            i % 2 ? '#d9a441' : '#c9573f',
            7,
            'stroke-dasharray="26 14"',
          ),
        ) +
        box(-340, -250, 680, 60, lit(c, 0.8), 'rx="20"') +
        disc(0, -222, 22, '#c9a24a') +
        moved(
          balmTin(pen, '#7fae62', tag('#e6f0d8', '#2f5a2e', leaves('#4f8a3e'), 'เขียว')),
          -120,
          130,
          0.6,
        ) +
        moved(rollOn(pen, '#4f9a8a', tag('#eaf6f0', '#1f5a4c', '', 'โรลออน')).svg, 210, 300, 0.9),
      1.06,
      -4,
    ),
  ),
  'smelling-salts-orchid': stand(
    (pen, c, l) => creamJar(pen, c, l),
    '#b0322c',
    tag('#f0c456', '#2f5a3a', flower('#c9352a', 8, '#2f5a3a'), 'ยาดม'),
    DUSK,
    1.7,
  ),
  'jasmine-candle': stand(
    (pen, c, l) => candle(pen, c, l),
    '#f6efdc',
    tag('#ffffff', '#5f8a5b', flower('#fbf9ef', 5), 'มะลิลา'),
    SAGE,
    1.6,
    few(flower('#fdfbf2', 5), 4),
  ),
  'rain-on-laterite-candle': stand(
    (pen, c, l) => candle(pen, c, l),
    '#b5654a',
    tag('#efe0d3', '#6b2f1c', drop('#7f9aa8'), 'ฝนแรก', 'ดินแดง'),
    FOG,
    1.6,
  ),
  'mango-sticky-candle': stand(
    (pen, c, l) =>
      candle(
        pen,
        c,
        l,
        times(4, (i) =>
          shape(
            'M-40 0Q0 -26 40 0Q0 16 -40 0Z',
            '#f2a92c',
            `transform="translate(${-66 + i * 44} ${(i % 2) * 10 - 4})"`,
          ),
        ),
      ),
    '#fbf6e8',
    tag('#f7c95a', '#7a3f0c', fruit('#efa02e'), 'ข้าวเหนียว', 'มะม่วง'),
    ROSE,
    1.6,
  ),
  'temple-incense-candle': stand(
    (pen, c, l) => candle(pen, c, l),
    '#8a6a4a',
    tag('#3a2a20', '#e9d3a0', lotus('#d9b46a'), 'โบสถ์ไม้'),
    DUSK,
    1.6,
  ),
  'lemongrass-diffuser': stand(
    diffuser,
    '#d9d98a',
    tag('#fbfbf0', '#55661e', leaves('#7a9a3a'), 'ตะไคร้'),
    SAGE,
    1.35,
  ),
  'frangipani-diffuser': stand(
    diffuser,
    '#f3d3c4',
    tag('#fffaf6', '#a85a4a', flower('#fbf6e6', 5, '#f0b33a'), 'ลีลาวดี'),
    ROSE,
    1.35,
    few(flower('#fdf6e6', 5, '#f0b33a'), 3),
  ),
  'oud-night-diffuser': stand(
    diffuser,
    '#4a2a1e',
    tag('#2a211e', '#e0b86a', bean('#c9a04a'), 'กฤษณา'),
    DUSK,
    1.35,
  ),
  'linen-spray-vetiver': stand(
    spray,
    '#cfd8c0',
    tag('#fdfdf6', '#4f6a4a', leaves('#8aa06a'), 'หญ้าแฝก'),
    SAND,
    1.55,
  ),
  'room-spray-pomelo': stand(
    spray,
    '#e9c8b4',
    tag('#fffaf2', '#8a4a3a', fruit('#e8a08a'), 'ดอกส้มโอ'),
    SAGE,
    1.55,
  ),
  'agarwood-incense': above(
    { color: '#d3c3ad', surface: 'linen' },
    '#7a4a2b',
    (pen) =>
      mid(
        box(-90 + 10, -400 + 14, 180, 800, '#00000030', 'rx="90"') +
          box(-90, -400, 180, 800, '#c9a25a', 'rx="34"') +
          times(4, (i) => line(`M-88 ${-240 + i * 160}H88`, '#9a7434', 8)) +
          times(
            9,
            (i) =>
              line(`M${150 + i * 26} ${-340 + (i % 3) * 16}V${380 - (i % 2) * 24}`, '#5b3a24', 13) +
              line(`M${150 + i * 26} 250V${440 - (i % 2) * 24}`, '#c9a070', 8),
          ),
        1,
        8,
        360,
        490,
      ) + times(1, () => leaf(120, 880, 160, 60, -20, pen.random() > 2 ? '#fff' : '#6d8a55')),
  ),
  'incense-cones-benzoin': above({ color: '#dcd6cc' }, '#9a6a44', (_pen, c) =>
    mid(
      gridOf(
        4,
        12,
        210,
        260,
        () =>
          ellipse(14, 70, 74, 30, 'fill="#00000030"') +
          shape('M0 -96L62 66Q0 96 -62 66Z', c) +
          shape('M0 -96L-62 66Q-40 80 -12 82Z', lit(c, 1.3)) +
          shape('M0 -96L-8 -70Q0 -64 8 -70Z', '#e0603a'),
      ),
      0.96,
    ),
  ),
  'wardrobe-sachets': above(
    { color: '#e3d3b9', surface: 'wood' },
    '#b0567a',
    (pen) =>
      moved(sachet(pen, '#b0567a', '#e0b24a'), 270, 420, 1.15, -8) +
      moved(sachet(pen, '#4f7a8a', '#f0d9c0'), 640, 390, 1.15, 9) +
      moved(sachet(pen, '#c9953a', '#7a2f3a'), 470, 730, 1.15, 2),
  ),
  'oil-burner-clay': {
    color: '#b8674a',
    front: (pen, c) => still(pen, { ...DUSK, wall: '#746a66' }, at(burner(pen, c), 490, 840, 1.55)),
  },
  'essential-oil-set': above({ color: '#d9cfc0' }, '#a8713f', (pen) =>
    mid(
      paperTray(
        pen,
        880,
        600,
        '#a8713f',
        gridOf(6, 6, 130, 10, (i) =>
          moved(
            rollOn(
              pen,
              '#6b3f1c',
              tag(
                ['#eef2cf', '#dfe9c9', '#fbefd0', '#fbe9b0', '#e0e6d6', '#ead3c4'][i] ?? '#fff',
                '#4a2a14',
                '',
                ['ตะไคร้', 'มะกรูด', 'ไพล', 'กระดังงา', 'แฝก', 'กานพลู'][i] ?? '',
              ),
            ).svg,
            0,
            220,
            1.05,
          ),
        ),
      ),
    ),
  ),
  'floating-candles': above(
    { color: '#4f7a80' },
    '#f0b9c4',
    (_pen) =>
      times(
        9,
        (i) =>
          `<ellipse cx="${500 + ((i * 137) % 500) - 250}" cy="${500 + ((i * 89) % 500) - 250}" rx="${120 + i * 30}" ry="${90 + i * 24}" fill="none" stroke="#8fb4b8" stroke-width="3" stroke-opacity="0.4"/>`,
      ) +
      [
        [300, 290, '#f0b9c4'],
        [680, 270, '#fbf3e2'],
        [490, 520, '#e58fa8'],
        [260, 720, '#f7d98a'],
        [720, 720, '#f0b9c4'],
      ]
        .map(([x, y, c]) =>
          moved(
            times(
              10,
              (k) =>
                `<ellipse cx="0" cy="-84" rx="42" ry="70" fill="${lit(String(c), 0.86)}" transform="rotate(${k * 36})"/>`,
            ) +
              times(
                8,
                (k) =>
                  `<ellipse cx="0" cy="-54" rx="34" ry="52" fill="${lit(String(c), 1.08)}" transform="rotate(${k * 45 + 18})"/>`,
              ) +
              disc(0, 0, 44, '#fff3cc') +
              disc(0, 0, 20, '#ffb740'),
            Number(x),
            Number(y),
            0.98,
          ),
        )
        .join(''),
  ),
  'car-diffuser-wood': above({ color: '#5a6064' }, '#c08a55', (pen, c) =>
    mid(
      box(-400, -60, 800, 26, '#2c3134', 'rx="10"') +
        box(-400, 50, 800, 26, '#2c3134', 'rx="10"') +
        disc(10, 16, 240, '#00000040') +
        disc(0, 0, 232, c) +
        times(
          8,
          (i) =>
            `<circle r="${220 - i * 26}" fill="none" stroke="${lit(c, i % 2 ? 0.8 : 1.2)}" stroke-width="6" stroke-opacity="0.7"/>`,
        ) +
        moved(leaves(lit(c, 0.5)), 0, 0, 2.2) +
        ellipse(
          -90,
          -110,
          70,
          34,
          `fill="#fff" fill-opacity="${pen.random() > 2 ? 1 : 0.25}" transform="rotate(-36 -90 -110)"`,
        ),
      1.1,
    ),
  ),
  'candle-care-kit': above({ color: '#4b4548' }, '#cfa247', (_pen, c) =>
    mid(
      line('M-260 -330L60 120M-120 -350L-40 120', c, 26) +
        disc(-290, -370, 66, 'none', `stroke="${c}" stroke-width="22"`) +
        disc(-110, -410, 60, 'none', `stroke="${c}" stroke-width="22"`) +
        shape('M20 100L130 190L70 220L-40 130Z', lit(c, 0.8)) +
        line('M240 -360V80', c, 18) +
        shape('M160 80H320L290 250Q240 280 190 250Z', c) +
        shape('M160 80H230L214 262Q200 258 190 250Z', lit(c, 1.35)) +
        line('M400 -360V220q0 40 -40 40', lit(c, 0.85), 15),
      1.06,
      6,
      460,
      520,
    ),
  ),
  'refill-diffuser': {
    color: '#cfd8c0',
    front: (pen, c) =>
      still(
        pen,
        SAND,
        at(
          pouch(pen, {
            paper: c,
            band: '#5d7a5a',
            motif: 'basil',
            contents: ellipse(0, -120, 150, 110, 'fill="#d9d98a"'),
          }),
          490,
          880,
          1.4,
        ),
      ),
  },
};
