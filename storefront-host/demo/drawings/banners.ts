import { moreBanners, moreSigns } from './banners-more.ts';
import { basket } from './baskets.ts';
import { riceBowl } from './rice-bowl.ts';
import { roosterBowl } from './rooster-bowl.ts';
import { lit, mix } from './color.ts';
import { dripper, espressoCup, mug, pitcher, teaCup } from './cups.ts';
import { durian } from './durian.ts';
import { coconut, pomelo, pomeloHalf } from './large-fruits.ts';
import { mango } from './mango.ts';
import { mangosteen, rambutan } from './small-fruits.ts';
import { bucketHat } from './bags.ts';
import { rolls, stack } from './stacks.ts';
import { jar } from './glass-jar.ts';
import { heap, slice, strip } from './heaps.ts';
import { pouch } from './pouch.ts';
import { mangoCrate, toast } from './pantry.ts';
import { ellipse, moved, radial, type Pen, type Svg } from './pen.ts';
import { cottonTwig, fig, herb, leaf } from './plants.ts';
import { standing, type Art, type Placed, type Room } from './scene.ts';
import { at, loose } from './shot.ts';
import { lantern } from './lights.ts';
import { potAndSaucer } from './planter.ts';
import { dragonJar } from './storage-jars.ts';
import { teapot } from './teapot.ts';
import { budVase, moonJar } from './vases.ts';

export const WIDE = { width: 1920, height: 823 } as const;
export const TALL = { width: 900, height: 1125 } as const;

type Size = typeof WIDE | typeof TALL;

export interface Banner {
  readonly room: Room;
  /** Around (0, 0) on the table, about 1,100 wide and 650 high; back to front. */
  readonly things: (pen: Pen) => readonly Placed[];
}

const CLAY: Room = { wall: '#a4694b', table: '#7d5138', surface: 'wood', horizon: 0.66 };
const INDIGO: Room = { wall: '#526d94', table: '#8a6a4a', surface: 'wood', horizon: 0.68 };
const GROVE: Room = { wall: '#7d9a66', table: '#94703f', surface: 'wood', horizon: 0.66 };
const TEAL: Room = { wall: '#4f8a7c', table: '#8d6844', surface: 'wood', horizon: 0.66 };
const AMBER: Room = { wall: '#d39a4a', table: '#96683a', surface: 'wood', horizon: 0.66 };

const potted = (pen: Pen, glaze: string, green: Svg): Art => {
  const { svg, rim } = potAndSaucer(pen, { glaze });
  return { svg: svg + moved(green, 0, rim + 6), foot: 170, height: 330 };
};
const cotton = (x: number, y: number, s: number): Placed => at(loose(cottonTwig(260)), x, y, s);

const banners: Readonly<Record<string, Banner>> = {
  ...moreBanners,
  'dinpao/kiln': {
    room: CLAY,
    things: (pen) => [
      at(moonJar(pen, { glaze: '#efe6d4' }), -250, -60, 0.95),
      at(budVase(pen, { glaze: '#c98b6b' }), 60, -70, 0.9),
      at(pitcher(pen, { glaze: '#9bb0a5' }), 350, -40, 0.82),
      at(roosterBowl(pen), -30, 60, 0.72),
      at(mug(pen, { glaze: '#6f93a8' }), -380, 90, 0.6),
      at(espressoCup(pen, { glaze: '#3f4f57' }), 350, 120, 0.7),
    ],
  },
  'dinpao/tea': {
    room: { ...CLAY, wall: '#5f7f78', table: '#7a5a3f' },
    things: (pen) => [
      cotton(-330, -400, 0.6),
      at(budVase(pen, { glaze: '#d8c3a0' }), -330, -50, 0.72),
      at(teapot(pen, { glaze: '#7d9a86' }), 20, 20, 0.98),
      at(teaCup(pen, { glaze: '#e9dfc8', filled: '#9aa64a' }), 370, 60, 0.82),
      at(teaCup(pen, { glaze: '#c98b6b', filled: '#9aa64a' }), -210, 130, 0.8),
    ],
  },
  'faicotton/loom': {
    room: INDIGO,
    things: (pen) => [
      cotton(-330, -330, 0.66),
      at(budVase(pen, { glaze: '#e9dfc8' }), -330, -20, 0.66),
      at(
        stack(
          pen,
          [
            { color: '#2f4a73', weave: 'pinstripe', accent: '#8fa5b5' },
            { color: '#b5584a' },
            { color: '#e7dcc6' },
            { color: '#d6a544', weave: 'stripe', accent: '#f4e7cf' },
          ],
          240,
          78,
        ),
        100,
        40,
        1.06,
      ),
      at({ ...bucketHat(pen, { color: '#c9b184', accent: '#3c4a3a' }), foot: 0 }, 100, -306, 0.62),
      at(
        basket(pen, {
          low: true,
          handle: false,
          inside: ['#7f9aa8', '#c58a8f', '#e9dfc9']
            .map(
              (color, i) =>
                `<g transform="translate(${-150 + i * 150} 6) scale(0.82)"><g transform="translate(194 60)">${rolls(pen, [{ color, weave: 'stripe' }]).svg}</g></g>`,
            )
            .join(''),
        }),
        430,
        120,
        0.62,
      ),
    ],
  },
  'faicotton/linen-shelf': {
    room: { ...INDIGO, wall: '#b3a58c', table: '#8a6543' },
    things: (pen) => [
      cotton(310, -420, 0.56),
      at(budVase(pen, { glaze: '#c98b6b' }), 310, -90, 0.66),
      at(
        rolls(
          pen,
          ['#9fb3a8', '#e9e0cf', '#7f97a8', '#d8c4a4', '#9fb3a8', '#e9e0cf'].map((color) => ({
            color,
            weave: 'waffle' as const,
          })),
        ),
        -170,
        20,
        0.94,
      ),
      at(
        stack(
          pen,
          [
            { color: '#7c8a6a', weave: 'rib' },
            { color: '#e9dfc9', weave: 'ikat', accent: '#2f4a73' },
            { color: '#c43d3d', weave: 'check', accent: '#2c3f66' },
          ],
          200,
          80,
        ),
        300,
        50,
        0.98,
      ),
    ],
  },
  'suansri/harvest': {
    room: GROVE,
    things: (pen) => [
      at(durian(pen), -330, -60, 0.72),
      at(basket(pen, { inside: fruitIn(pen) }), 60, 10, 0.94),
      at(pomelo(pen), 400, -20, 0.74),
      at(mangosteen(pen), -190, 100, 0.74),
      at(mango(pen), 310, 130, 0.82),
      at(rambutan(pen), -400, 110, 0.72),
      at(pomeloHalf(pen), 480, 120, 0.5),
    ],
  },
  'suansri/pantry': {
    room: { ...GROVE, wall: '#b97a4a', table: '#8a5c36' },
    things: (pen) => [
      at(
        pouch(pen, {
          paper: '#c9a36b',
          band: '#8fae5a',
          motif: 'banana',
          contents: moved(heap(pen, 46, 118, 175, slice('#e9b94a', 34, 26)), 0, -50),
        }),
        -300,
        -20,
        0.84,
      ),
      at(jar(pen, { fill: '#c97f17', motif: 'bee', tall: 400 }), 0, 0, 0.98),
      at(jar(pen, { fill: '#8f1f36', motif: 'roselle', cloth: '#e3d2b0' }), 320, 30, 1),
      at(toast(pen, '#8f1f36'), -60, 112, 0.66),
    ],
  },
  'market/market': {
    room: TEAL,
    things: (pen) => [
      at(potted(pen, '#d8c3a0', fig(pen, '#3f6d47')), -360, -60, 0.72),
      at(teapot(pen, { glaze: '#c98b6b' }), -60, -30, 0.8),
      at(basket(pen, { inside: fruitIn(pen) }), 330, 0, 0.82),
      at(
        stack(
          pen,
          [
            { color: '#2f4a73' },
            { color: '#c43d3d', weave: 'check', accent: '#2c3f66' },
            { color: '#e7dcc6' },
          ],
          150,
          56,
        ),
        -250,
        110,
        0.94,
      ),
      at(mug(pen, { glaze: '#efe6d2' }), 100, 130, 0.56),
      at(mango(pen), 420, 140, 0.66),
    ],
  },
  'market/mango-season': {
    room: AMBER,
    things: (pen) => [
      at(mangoCrate(pen), 0, 0, 1.08),
      at(mango(pen), -360, 110, 0.94),
      at(mango(pen), 330, 130, 1.02),
      at(
        loose(leaf(0, 0, 190, 90, 70, '#4f7f3a') + leaf(0, 0, 170, 84, 112, '#5d8d42')),
        -230,
        120,
        1,
      ),
    ],
  },
  'market/table': {
    room: { ...TEAL, wall: '#587089', table: '#8d6844' },
    things: (pen) => [
      cotton(-350, -370, 0.6),
      at(budVase(pen, { glaze: '#efe6d4' }), -350, -40, 0.7),
      at(teapot(pen, { glaze: '#d8b27a' }), 0, -20, 0.84),
      at(pitcher(pen, { glaze: '#9bb0a5' }), 360, -30, 0.76),
      at(riceBowl(pen, { glaze: '#7fa0a8' }), -190, 110, 0.66),
      at(teaCup(pen, { glaze: '#e9dfc8', filled: '#9aa64a' }), 200, 120, 0.68),
    ],
  },
  'x_default/counter': {
    room: TEAL,
    things: (pen) => [
      at(dragonJar(pen), -300, -40, 0.78),
      at(
        potted(
          pen,
          '#efe6d4',
          herb(pen, { height: 280, leaf: '#5d8d42', stem: '#6b7a3a', size: 116 }),
        ),
        30,
        -20,
        0.84,
      ),
      at(dripper(pen, { glaze: '#f0e8da' }), 350, 10, 0.74),
      at(coconut(pen), -130, 110, 0.56),
    ],
  },
  'x_default/shelf': {
    room: { ...AMBER, wall: '#c4876b', table: '#86583a' },
    things: (pen) => [
      at(lantern(pen, { glaze: '#c99a72' }), -280, -20, 0.86),
      at(
        stack(pen, [{ color: '#3d5a86' }, { color: '#e7dcc6' }, { color: '#8fa58a' }], 190, 72),
        80,
        30,
        1,
      ),
      at(jar(pen, { fill: '#e09a22', motif: 'mango', cloth: '#e3d2b0' }), 400, 50, 0.8),
      at(
        pouch(pen, {
          paper: '#efe2c4',
          band: '#e8b54a',
          motif: 'mango',
          contents: moved(heap(pen, 40, 118, 175, strip('#e8932a', 52, 17)), 0, -50),
          tall: 520,
        }),
        -460,
        60,
        0.5,
      ),
    ],
  },
};

/** Wide: the words stand at the left, the things at the right. Tall: things above, words below. */
export function banner(pen: Pen, key: string, size: Size): Svg {
  const found = banners[key];
  if (!found) throw new Error(`no banner '${key}'`);
  const { width, height } = size;
  const wide = width > height;
  const room = wide ? found.room : { ...found.room, horizon: 0.47 };
  const [x, y, scale] = wide ? [1345, 680, 0.9] : [450, 620, 0.86];
  const things = found.things(pen).map((thing) => ({
    ...thing,
    x: x + thing.x * scale,
    y: y + thing.y * scale,
    scale: (thing.scale ?? 1) * scale,
  }));
  return standing(pen, width, height, room, things) + calm(pen, size, found.room);
}

/** The room's own dark over the part where words will stand. */
function calm(pen: Pen, { width, height }: Size, room: Room): Svg {
  const ink = mix(lit(room.wall, 0.3), '#14100c', 0.3);
  return width > height
    ? ellipse(
        0,
        height / 2,
        width * 0.5,
        height * 0.9,
        `fill="${radial(pen, [
          [0, ink, 0.5],
          [0.6, ink, 0.22],
          [1, ink, 0],
        ])}"`,
      )
    : ellipse(
        width / 2,
        height,
        width * 0.9,
        height * 0.34,
        `fill="${radial(pen, [
          [0, ink, 0.55],
          [0.6, ink, 0.25],
          [1, ink, 0],
        ])}"`,
      );
}

function fruitIn(pen: Pen): Svg {
  return (
    moved(leaf(0, 0, 190, 100, -40, '#4f7f3a') + leaf(0, 0, 180, 90, 38, '#5d8d42'), 0, -110) +
    moved(pomelo(pen).svg, -96, 40, 0.56) +
    moved(mango(pen).svg, 90, 20, 0.66, 10) +
    moved(mango(pen).svg, -10, 46, 0.7, -8) +
    moved(rambutan(pen).svg, -160, 66, 0.54) +
    moved(mangosteen(pen).svg, 170, 66, 0.62)
  );
}

/** A shop's sign: one of its things on a round of its own colour. */
export function avatar(pen: Pen, shopname: string): Svg {
  const signs: Readonly<
    Record<string, { readonly color: string; readonly art: (pen: Pen) => Svg }>
  > = {
    ...moreSigns,
    market: {
      color: '#0f6b5c',
      art: () => moved(basket(pen, { inside: fruitIn(pen) }).svg, 250, 400, 0.62),
    },
    dinpao: {
      color: '#c07a52',
      art: () => moved(teapot(pen, { glaze: '#efe6d4' }).svg, 236, 408, 0.62),
    },
    faicotton: { color: '#3d5a86', art: () => moved(cottonTwig(330), 250, 470, 0.92) },
    suansri: { color: '#6f9a4f', art: () => moved(mango(pen).svg, 266, 408, 0.92) },
  };
  const sign = signs[shopname];
  if (!sign) throw new Error(`no avatar for '${shopname}'`);
  const fill = radial(
    pen,
    [
      [0, lit(sign.color, 1.28)],
      [0.6, sign.color],
      [1, lit(sign.color, 0.8)],
    ],
    { cx: 0.34, cy: 0.28, r: 0.85 },
  );
  return `<rect width="500" height="500" fill="${fill}"/>${ellipse(
    272,
    412,
    170,
    26,
    `fill="${radial(pen, [
      [0, '#20140c', 0.5],
      [1, '#20140c', 0],
    ])}"`,
  )}${sign.art(pen)}`;
}
