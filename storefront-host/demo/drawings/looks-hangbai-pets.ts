import { basket } from './baskets.ts';
import {
  boneShape,
  bandana,
  collar,
  dogBed,
  harness,
  leash,
  mackerel,
  nameTag,
  petBowl,
  raincoat,
  ropeBone,
  rubberBall,
} from './pet-things.ts';
import { balmTin, pump } from './care-things.ts';
import {
  cat,
  comb,
  grassShell,
  hammock,
  scoop,
  scratchPad,
  scratchingPost,
  tunnel,
  wand,
} from './cat-things.ts';
import { lit } from './color.ts';
import { box, disc, line, shape, times } from './flat-shapes.ts';
import { strip, slice } from './heaps.ts';
import { clipped, ellipse, moved, type Pen, type Svg } from './pen.ts';
import { leaf } from './plants.ts';
import { lying, type Art, type Room } from './scene.ts';
import { at, SIDE, still, type Look } from './shot.ts';
import { bag } from './props-suansri.ts';
import { carton, coffeeBag, glassJar, type Label } from './vessels.ts';

const MINT: Room = { wall: '#d5e4dc', table: '#cfae83', surface: 'wood' };
const HONEY: Room = { wall: '#f0dfc0', table: '#c99f6c', surface: 'wood' };
const PINK: Room = { wall: '#f0d8d2', table: '#d6b991', surface: 'linen' };
const BLUE: Room = { wall: '#d3dfe8', table: '#c7a679', surface: 'wood' };

type Draw = (pen: Pen, color: string) => Svg;
const flat = (
  ground: string,
  color: string,
  draw: Draw,
  scale = 1.2,
  turn = 0,
  surface: 'plain' | 'wood' | 'linen' = 'plain',
): Look => ({
  color,
  front: (pen, c) =>
    lying(pen, SIDE, SIDE, { color: ground, surface }, moved(draw(pen, c), 500, 500, scale, turn)),
});
const stood = (
  room: Room,
  color: string,
  make: (pen: Pen, color: string) => Art,
  scale = 1.3,
  y = 860,
): Look => ({ color, front: (pen, c) => still(pen, room, at(make(pen, c), 500, y, scale)) });
export const tag = (paper: string, ink: string, art: Svg, ...lines: readonly string[]): Label => ({
  paper,
  ink,
  lines,
  art,
  size: 46,
});

export const paw = (c: string): Svg =>
  ellipse(0, 18, 32, 26, `fill="${c}"`) +
  disc(-34, -10, 13, c) +
  disc(-13, -30, 14, c) +
  disc(13, -30, 14, c) +
  disc(34, -10, 13, c);
const fish = (c: string): Svg =>
  shape('M-50 0C-20 -38 24 -34 44 0C24 34 -20 38 -50 0ZM38 0L70 -28V28Z', c) +
  disc(-24, -6, 5, '#fff');
const catFace = (c: string): Svg =>
  shape('M-44 -10L-40 -52L-16 -34H16L40 -52L44 -10C44 46 -44 46 -44 -10Z', c) +
  disc(-16, -4, 5, '#fff') +
  disc(16, -4, 5, '#fff');
const biscuit = (at: number): Svg =>
  moved(boneShape('#8a5a24', 30), 3, 5, 0.6) +
  moved(boneShape(lit('#d2953f', 0.9 + at * 0.3), 30), 0, 0, 0.6);

export const petLooks: Readonly<Record<string, Look>> = {
  'mohom-dog-collar': flat('#e6dccb', '#33476f', (pen, c) => collar(pen, c), 1.22, 8, 'linen'),
  'rope-leash': flat('#c9a97c', '#d9c9a5', leash, 1.18, 0, 'wood'),
  'step-in-harness': flat('#dfe4d8', '#b5402f', (pen) => harness(pen), 1.25),
  'khaoma-bandana': flat('#efe6d6', '#b8382f', bandana, 1.08),
  'stoneware-dog-bowl': stood(
    HONEY,
    '#8fa3a0',
    (pen, c) => petBowl(pen, c, { art: boneShape('#efe6d2', 60), food: '#9a6233' }),
    1.25,
    780,
  ),
  'teak-bowl-stand': stood(
    MINT,
    '#a8713f',
    (pen, c) => {
      const bowl = petBowl(pen, '#c3cbd0', { food: '#8a5a33' });
      const water = petBowl(pen, '#c3cbd0');
      return {
        svg:
          box(-330, -10, 44, 240, lit(c, 0.7)) +
          box(286, -10, 44, 240, lit(c, 0.7)) +
          moved(bowl.svg, -170, 6, 0.52) +
          moved(water.svg, 170, 6, 0.52) +
          ellipse(170, -72, 110, 44, 'fill="#bfe0ea" fill-opacity="0.8"') +
          box(-370, -24, 740, 66, c, 'rx="10"') +
          times(4, (i) =>
            line(`M-360 ${-10 + i * 14}q180 ${i % 2 ? 10 : -8} 720 0`, lit(c, 0.75), 3),
          ) +
          box(-390, 214, 120, 26, lit(c, 0.85), 'rx="8"') +
          box(270, 214, 120, 26, lit(c, 0.85), 'rx="8"'),
        foot: 0,
        height: 200,
      };
    },
    1.12,
    600,
  ),
  'cotton-rope-bone': flat('#a9c0b4', '#e9dab8', (pen) => ropeBone(pen), 1.15, -24),
  'natural-rubber-ball': stood(BLUE, '#c8412f', rubberBall, 1.35, 850),
  'pla-thu-squeaker': flat(
    '#e8cfa8',
    '#c9d3d6',
    (pen) => mackerel(pen, { squeak: true }),
    1.2,
    -14,
  ),
  'duck-jerky': stood(
    PINK,
    '#7a3b2a',
    (pen) => bag(pen, '#e9d9bd', '#7a3b2a', 'longan', strip('#9a4a2a', 44, 15)),
    1.35,
    900,
  ),
  'sweet-potato-chews': stood(
    MINT,
    '#d98a3a',
    (pen) => bag(pen, '#f0e2c6', '#8a4a7a', 'tamarind', strip('#e0903a', 40, 13)),
    1.35,
    900,
  ),
  'pumpkin-biscuits': {
    color: '#d2953f',
    front: (pen) =>
      still(
        pen,
        HONEY,
        at(
          glassJar(pen, '#d2953f', tag('#fff6e2', '#8a5214', boneShape('#c98a35', 34), 'ฟักทอง'), {
            r: 190,
            h: 380,
            lid: '#8a5a30',
          }),
          440,
          850,
          1.3,
        ),
        at(
          {
            svg: times(5, (i) =>
              moved(biscuit((i % 3) / 3), -80 + i * 44, (i % 2) * 40 - 20, 1.8, i * 47),
            ),
            foot: 0,
            height: 0,
          },
          800,
          900,
          1,
        ),
      ),
  },
  'neem-dog-shampoo': stood(
    MINT,
    '#5f8a4a',
    (pen, c) => pump(pen, c, tag('#f6f3e2', '#34532a', paw('#5f8a4a'), 'สะเดา')),
    1.5,
    880,
  ),
  'paw-balm': flat(
    '#e3d3b8',
    '#e6d09a',
    (pen, c) => balmTin(pen, c, tag('#fbf6e6', '#7a5a24', paw('#a8762f'), 'อุ้งเท้า')),
    1.2,
    -8,
    'wood',
  ),
  'kapok-dog-bed': stood(HONEY, '#8f7a5c', (pen) => dogBed(pen), 1.08, 740),
  'dog-rain-cape': flat('#b9cbd3', '#e8b92e', raincoat, 1.3),
  'brass-name-tag': flat('#3f4a47', '#d2a548', (pen) => nameTag(pen), 1.35, 10),
  'sisal-scratching-post': stood(PINK, '#d3b47c', (pen) => scratchingPost(pen), 1.15, 850),
  'cardboard-scratcher': flat('#c7d4cb', '#b98b58', (pen) => scratchPad(pen), 1.15, -16),
  'catnip-mackerel': flat(
    '#cf9f6a',
    '#c9d3d6',
    (pen) => {
      const ring = (r: number, c: string, w: number): Svg =>
        `<circle r="${r}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
      return (
        disc(12, 22, 372, '#00000030') +
        disc(0, 0, 364, '#d8b878') +
        clipped(
          pen,
          'M-352 0A352 352 0 1 1 352 0A352 352 0 1 1 -352 0Z',
          times(
            11,
            (i) =>
              line(`M-350 ${-300 + i * 60}H350`, '#b08a45', 9, 'stroke-opacity="0.55"') +
              line(`M${-300 + i * 60} -350V350`, '#e6cd95', 9, 'stroke-opacity="0.7"'),
          ),
        ) +
        ring(352, '#a87c35', 38) +
        ring(352, '#d9b568', 20) +
        moved(mackerel(pen), 0, -100, 0.82, 6) +
        moved(mackerel(pen), 6, 120, 0.82, -4) +
        times(4, (i) => leaf(-230 + i * 24, 280 - i * 8, 110, 46, -40 + i * 30, '#7fa85a'))
      );
    },
    1.12,
  ),
  'feather-wand': flat('#d9d3e6', '#8f3f26', (pen) => wand(pen), 1.08),
  'rattan-cat-basket': stood(
    MINT,
    '#c69a58',
    (pen) => {
      const b = basket(pen, {
        low: true,
        handle: false,
        inside: moved(cat('#d99a52'), 0, -66, 1.1),
      });
      return b;
    },
    1.5,
    830,
  ),
  'window-hammock': flat('#e9e2d4', '#d8b27a', (pen) => hammock(pen), 1.06),
  'tofu-litter': stood(
    BLUE,
    '#e9e1cd',
    (pen, c) =>
      coffeeBag(pen, c, {
        ...tag('#ffffff', '#35684a', catFace('#4f7f63'), 'ทราย', 'เต้าหู้'),
        size: 66,
      }),
    1.3,
    900,
  ),
  'cassava-litter': stood(
    PINK,
    '#b5763f',
    (pen, c) =>
      coffeeBag(pen, c, {
        ...tag('#fbf3df', '#6b3f16', catFace('#b5763f'), 'ทรายมัน', 'สำปะหลัง'),
        size: 50,
      }),
    1.3,
    900,
  ),
  'teak-litter-scoop': flat('#d3dbd0', '#b8bec2', (pen) => scoop(pen), 1.15, 28),
  'cat-ear-bowl': stood(
    PINK,
    '#e9dcc0',
    (pen, c) => petBowl(pen, c, { ears: true, food: '#8f5a3a' }),
    1.4,
    760,
  ),
  'bonito-flakes-cat': stood(
    BLUE,
    '#3f6a86',
    (pen) => bag(pen, '#dfe6e8', '#3f6a86', 'pea', slice('#e0a58c', 30, 12)),
    1.35,
    900,
  ),
  'chicken-broth-cat': stood(
    HONEY,
    '#e3a83c',
    (pen, c) =>
      carton(
        pen,
        c,
        { ...tag('#fff7e0', '#8a4f12', fish('#d9752f'), 'ซุปไก่', '6 ซอง'), size: 60 },
        { w: 420, h: 460 },
      ),
    1.3,
    860,
  ),
  'bell-cat-collar': flat(
    '#efe4d2',
    '#c53f2f',
    (pen, c) => collar(pen, c, { thin: true, bell: true }),
    1.16,
    0,
    'linen',
  ),
  'cat-grass-kit': stood(MINT, '#6fa84a', (pen) => grassShell(pen), 1.35, 850),
  'grooming-comb': flat('#e2c9bd', '#c99d5c', (pen) => comb(pen), 1.3, -14),
  'crinkle-tunnel': stood(HONEY, '#5f8f86', (pen) => tunnel(pen), 1.02, 780),
};
