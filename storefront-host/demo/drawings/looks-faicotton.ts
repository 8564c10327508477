import { plate } from './bowls.ts';
import type { Cloth } from './weave.ts';
import { jokBand } from './cloth.ts';
import { lit, tone } from './color.ts';
import { mug, teaCup } from './cups.ts';
import {
  dress,
  fisherTrousers,
  hanger,
  jacket,
  moHom,
  shirt,
  tinJokSkirt,
  top,
  trousers,
  wrapSkirt,
} from './garments.ts';
import {
  apron,
  bucketHat,
  cushion,
  foldedCloth,
  placemat,
  rolls,
  runner,
  scarf,
  stack,
  tote,
  yaam,
} from './home-textiles.ts';
import { ellipse, moved, radial, type Pen, type Svg } from './pen.ts';
import { cottonTwig, sprig } from './plants.ts';
import { lying, type Room } from './scene.ts';
import { at, loose, SIDE, still, type Look } from './shot.ts';
import { budVase } from './vessels.ts';
import { basket } from './baskets.ts';

const LINEN = { color: '#e6dccb', surface: 'linen' } as const;
const PLASTER = { color: '#e8e0d3', surface: 'plain' } as const;
const TEAK = { color: '#c8a67a', surface: 'wood' } as const;
const OAK = { color: '#dcc9a8', surface: 'wood' } as const;
const SHELF: Room = { wall: '#e4dfd6', table: '#cfae83', surface: 'wood' };
const CLAYWALL: Room = { wall: '#e6d5c6', table: '#caa77c', surface: 'wood' };

/** The second yarn of each checked cloth. */
const CHECKS: Readonly<Record<string, string>> = {
  '#c43d3d': '#2c3f66',
  '#3f6f63': '#e0b04a',
  '#41598c': '#b8404a',
};

type Ground = { color: string; surface: 'plain' | 'wood' | 'linen' };
const flat = (pen: Pen, ground: Ground, ...bodies: readonly Svg[]): Svg =>
  lying(pen, SIDE, SIDE, ground, bodies.join(''));
const mid = (svg: Svg, scale = 1.06, turn = 0, x = 500, y = 510): Svg =>
  moved(svg, x, y, scale, turn);
const hung = (
  pen: Pen,
  draw: (pen: Pen, cloth: Cloth) => Svg,
  cloth: Cloth,
  neck = -318,
  scale = 1.14,
): Svg => flat(pen, PLASTER, mid(hanger(pen, neck) + draw(pen, cloth), scale, 0, 500, 560));
/** Folded on the shelf beside a vase of cotton. */
const folded = (pen: Pen, layers: readonly Cloth[], room: Room = SHELF, vase = '#c98b6b'): Svg =>
  still(
    pen,
    room,
    at(loose(cottonTwig(240)), 770, 420, 0.7),
    at(budVase(pen, { glaze: vase }), 770, 790, 0.66),
    at(stack(pen, layers, 250), 380, 830, 1.12),
  );
const twig = (pen: Pen, x: number, y: number, turn: number): Svg =>
  moved(sprig(pen, 230, '#7f9462'), x, y, 1, turn);

export const faicottonLooks: Readonly<Record<string, Look>> = {
  'round-neck-top': {
    color: '#e7dcc6',
    front: (pen, color) => hung(pen, top, { color }),
    use: (pen, color) =>
      folded(pen, [{ color: tone(color, -0.12) }, { color: lit(color, 0.86) }, { color }]),
  },
  'mandarin-shirt': {
    color: '#8fa5b5',
    front: (pen, color) => hung(pen, shirt, { color, weave: 'pinstripe', accent: lit(color, 1.5) }),
    use: (pen, color) =>
      flat(
        pen,
        TEAK,
        mid(trousers(pen, { color: '#8f8468' }), 0.86, 8, 700, 620),
        mid(shirt(pen, { color, weave: 'pinstripe', accent: lit(color, 1.5) }), 0.98, -6, 400, 500),
      ),
  },
  'mo-hom-shirt': {
    color: '#2c3f66',
    near: [500, 470, 2],
    front: (pen, color) => hung(pen, moHom, { color }, -306),
    use: (pen, color) =>
      flat(
        pen,
        OAK,
        mid(moHom(pen, { color }), 1, -5, 470, 520),
        mid(
          foldedCloth(pen, { color: '#c43d3d', weave: 'check', accent: '#2c3f66' }),
          0.46,
          12,
          790,
          800,
        ),
      ),
  },
  'fisherman-trousers': {
    color: '#6b4a3a',
    front: (pen, color) => flat(pen, LINEN, mid(fisherTrousers(pen, { color }), 1.16)),
    use: (pen, color) =>
      flat(
        pen,
        TEAK,
        mid(fisherTrousers(pen, { color }), 0.96, 4, 600, 600),
        mid(top(pen, { color: '#e7dcc6' }), 0.78, -10, 330, 340),
      ),
  },
  'easy-trousers': {
    color: '#8a8f6a',
    near: [500, 220, 2.2],
    front: (pen, color) => flat(pen, OAK, mid(trousers(pen, { color }), 1.14)),
    use: (pen, color) =>
      folded(
        pen,
        [{ color: lit(color, 0.8) }, { color: '#d9cdb4' }, { color }],
        CLAYWALL,
        '#7d9a8c',
      ),
  },
  'gathered-dress': {
    color: '#b5584a',
    front: (pen, color) => hung(pen, dress, { color }, -372, 1),
    use: (pen, color) =>
      flat(
        pen,
        LINEN,
        mid(dress(pen, { color }), 1, 6, 420, 540),
        mid(tote(pen, { color: '#e5d6b8' }), 0.5, -8, 790, 660),
        twig(pen, 760, 420, -20),
      ),
  },
  'tin-jok-skirt': {
    color: '#1f2433',
    near: [500, 800, 2.2],
    front: (pen, color) =>
      flat(
        pen,
        OAK,
        mid(
          tinJokSkirt(pen, {
            color,
            weave: 'pinstripe',
            accent: '#8a2f2f',
            yarns: ['#7d1f2b', '#e3b04b', '#2f6b57', '#f4e7cf'],
          }),
          1.1,
        ),
      ),
    use: (pen, color) =>
      flat(
        pen,
        TEAK,
        mid(
          tinJokSkirt(pen, {
            color,
            weave: 'pinstripe',
            accent: '#8a2f2f',
            yarns: ['#7d1f2b', '#e3b04b', '#2f6b57', '#f4e7cf'],
          }),
          0.92,
          7,
          600,
          560,
        ),
        mid(shirt(pen, { color: '#efe6d3' }), 0.72, -8, 320, 420),
      ),
  },
  'wrap-skirt': {
    color: '#c98a3d',
    near: [600, 280, 2.1],
    front: (pen, color) =>
      flat(
        pen,
        LINEN,
        mid(wrapSkirt(pen, { color, weave: 'stripe', accent: lit(color, 1.55) }), 1.14),
      ),
    use: (pen, color) =>
      flat(
        pen,
        OAK,
        mid(
          wrapSkirt(pen, { color, weave: 'stripe', accent: lit(color, 1.55) }),
          0.92,
          -5,
          420,
          600,
        ),
        mid(top(pen, { color: '#f1ebde' }), 0.66, 9, 690, 310),
      ),
  },
  'indigo-jacket': {
    color: '#d9cdb4',
    near: [620, 430, 2.1],
    front: (pen, color) =>
      hung(pen, jacket, { color, weave: 'ikat', accent: '#33476b' }, -310, 1.06),
    use: (pen, color) =>
      flat(
        pen,
        TEAK,
        mid(jacket(pen, { color, weave: 'ikat', accent: '#33476b' }), 0.98, 7, 520, 520),
        mid(
          yaam(pen, { color: '#26324a', yarns: ['#b8333f', '#e8b54a', '#2f7a63'] }),
          0.46,
          -12,
          190,
          740,
        ),
      ),
  },
  'childrens-top': {
    color: '#e3b04b',
    near: [500, 380, 2.2],
    front: (pen, color) =>
      flat(
        pen,
        LINEN,
        mid(top(pen, { color, weave: 'stripe', accent: lit(color, 1.5) }), 1, 0, 500, 500),
      ),
    use: (pen, color) =>
      flat(
        pen,
        OAK,
        mid(top(pen, { color, weave: 'stripe', accent: lit(color, 1.5) }), 0.72, -9, 330, 380),
        mid(top(pen, { color: '#8fa58a', weave: 'stripe', accent: '#eef0e0' }), 0.72, 8, 680, 620),
      ),
  },
  'fringed-scarf': {
    color: '#7f9aa8',
    front: (pen, color) =>
      flat(
        pen,
        PLASTER,
        mid(scarf(pen, { color, weave: 'stripe', accent: lit(color, 1.5) }), 1.14, 0, 510, 480),
      ),
    use: (pen, color) =>
      still(
        pen,
        CLAYWALL,
        at(
          basket(pen, {
            low: true,
            handle: false,
            inside: inBasket(pen, [color, lit(color, 1.3), '#e9dfc9']),
          }),
          480,
          830,
          1.3,
        ),
      ),
  },
  'pha-khao-ma': {
    color: '#c43d3d',
    front: (pen, color) =>
      flat(
        pen,
        OAK,
        mid(foldedCloth(pen, { color, weave: 'check', accent: CHECKS[color] ?? '#2c3f66' }), 1.2),
      ),
    use: (pen, color) =>
      folded(
        pen,
        ['#3f6f63', '#41598c', color].map((c) => ({
          color: c,
          weave: 'check' as const,
          accent: CHECKS[c] ?? '#2c3f66',
        })),
        SHELF,
        '#d8c3a0',
      ),
  },
  'market-tote': {
    color: '#e5d6b8',
    near: [420, 470, 2.2],
    front: (pen, color) => flat(pen, TEAK, mid(tote(pen, { color }), 1.16, 0, 500, 540)),
    use: (pen, color) =>
      flat(
        pen,
        PLASTER,
        mid(twigs(pen), 1.1, 8, 560, 470),
        mid(tote(pen, { color }), 1.04, -3, 480, 580),
      ),
  },
  'hill-yaam-bag': {
    color: '#26324a',
    near: [500, 720, 2.2],
    front: (pen, color) =>
      flat(pen, LINEN, mid(yaam(pen, { color, yarns: ['#b8333f', '#e8b54a', '#2f7a63'] }), 1.2)),
    use: (pen, color) =>
      flat(
        pen,
        OAK,
        mid(yaam(pen, { color, yarns: ['#b8333f', '#e8b54a', '#2f7a63'] }), 0.9, 9, 620, 540),
        mid(
          scarf(pen, { color: '#e3b04b', weave: 'stripe', accent: '#f6ead0' }),
          0.62,
          -14,
          250,
          500,
        ),
      ),
  },
  'bucket-hat': {
    color: '#c9b184',
    front: (pen, color) =>
      still(pen, SHELF, at(bucketHat(pen, { color, accent: darkOf(color) }), 500, 800, 1.16)),
    use: (pen, color) =>
      still(
        pen,
        CLAYWALL,
        at(stack(pen, [{ color: '#2f4a73' }, { color: '#e9dfc9' }], 270), 480, 850, 1.12),
        at({ ...bucketHat(pen, { color, accent: darkOf(color) }), foot: 0 }, 480, 640, 0.8),
      ),
  },
  'mudmee-cushion': {
    color: '#e9dfc9',
    near: [420, 440, 2.1],
    front: (pen, color) =>
      flat(
        pen,
        TEAK,
        mid(cushion(pen, { color, accent: darkOf(color, '#2f4a73'), weave: 'ikat' }), 1.22),
      ),
    use: (pen, color) =>
      flat(
        pen,
        LINEN,
        mid(
          cushion(pen, { color: '#2f4a73', weave: 'pinstripe', accent: '#8fa5b5' }),
          0.86,
          12,
          640,
          400,
        ),
        mid(
          cushion(pen, { color, accent: darkOf(color, '#2f4a73'), weave: 'ikat' }),
          0.94,
          -7,
          400,
          600,
        ),
      ),
  },
  'waffle-towel': {
    color: '#9fb3a8',
    front: (pen, color) =>
      still(
        pen,
        SHELF,
        at(
          stack(
            pen,
            [
              { color: lit(color, 0.9), weave: 'waffle' },
              { color, weave: 'waffle' },
              { color: lit(color, 1.25), weave: 'waffle' },
            ],
            270,
            104,
          ),
          490,
          830,
          1.16,
        ),
      ),
    use: (pen, color) =>
      still(
        pen,
        CLAYWALL,
        at(
          rolls(
            pen,
            [color, '#e9e0cf', lit(color, 0.85), '#d8c4a4', color, '#e9e0cf'].map((c) => ({
              color: c,
              weave: 'waffle' as const,
            })),
          ),
          490,
          840,
          1.2,
        ),
      ),
  },
  'table-runner': {
    color: '#e8dcc0',
    near: [470, 640, 2],
    front: (pen, color) =>
      flat(
        pen,
        TEAK,
        mid(
          runner(
            pen,
            { color },
            jokBand(-200, 70, 400, 170, ['#8a3b2f', '#e8c068', '#f4e7cf', '#2f4a5b']),
          ),
          1.16,
          0,
          500,
          480,
        ),
      ),
    use: (pen, color) =>
      flat(
        pen,
        OAK,
        mid(
          runner(
            pen,
            { color },
            jokBand(-200, 70, 400, 170, ['#8a3b2f', '#e8c068', '#f4e7cf', '#2f4a5b']),
          ),
          1,
          24,
          470,
          460,
        ),
        laid(pen, 690, 640, 150),
        twig(pen, 250, 420, 30),
      ),
  },
  'rib-placemats': {
    color: '#7c8a6a',
    near: [260, 420, 2.1],
    front: (pen, color) =>
      flat(
        pen,
        OAK,
        mid(placemat(pen, { color: lit(color, 1.2), weave: 'rib' }), 0.92, 9, 530, 450),
        mid(placemat(pen, { color, weave: 'rib' }), 0.92, -3, 490, 560),
      ),
    use: (pen, color) =>
      flat(pen, TEAK, mid(placemat(pen, { color, weave: 'rib' }), 1.02), laid(pen, 480, 510, 265)),
  },
  'potters-apron': {
    color: '#44566b',
    near: [500, 660, 2],
    front: (pen, color) => flat(pen, PLASTER, mid(apron(pen, { color }), 1.12, 0, 500, 530)),
    use: (pen, color) =>
      flat(
        pen,
        TEAK,
        mid(apron(pen, { color }), 0.98, -7, 430, 540),
        moved(
          ellipse(
            20,
            14,
            150,
            84,
            `fill="${radial(pen, [
              [0.5, '#20140c', 0.4],
              [1, '#20140c', 0],
            ])}"`,
          ) + mug(pen, { glaze: '#e9dfc8', tilt: 0.6 }).svg,
          800,
          420,
          0.5,
        ),
        moved(
          ellipse(
            14,
            10,
            137,
            84,
            `fill="${radial(pen, [
              [0.5, '#20140c', 0.4],
              [1, '#20140c', 0],
            ])}"`,
          ) + teaCup(pen, { glaze: '#7d9a8c', tilt: 0.6 }).svg,
          800,
          760,
          0.62,
        ),
      ),
  },
};

function darkOf(color: string, fallback?: string): string {
  return fallback ?? tone(color, -0.24);
}

function twigs(pen: Pen): Svg {
  return (
    moved(cottonTwig(330), 40, -60, 1, 14) + moved(sprig(pen, 380, '#7f9462'), -60, -80, 1, -12)
  );
}

function inBasket(pen: Pen, colors: readonly string[]): Svg {
  return colors.map((color, i) => moved(rollOf(pen, color), -150 + i * 150, -6, 0.82)).join('');
}

function rollOf(pen: Pen, color: string): Svg {
  return rolls(pen, [{ color, weave: 'stripe' }])
    .svg.replace(/^/, '<g transform="translate(194 60)">')
    .concat('</g>');
}

function laid(pen: Pen, x: number, y: number, radius: number): Svg {
  return (
    ellipse(
      x + 16,
      y + 20,
      radius * 1.1,
      radius * 1.1,
      `fill="${radial(pen, [
        [0.8, '#20140c', 0.46],
        [1, '#20140c', 0],
      ])}"`,
    ) + moved(plate(pen, { glaze: '#efe6d4', tilt: 0.96, radius }).svg, x, y)
  );
}
