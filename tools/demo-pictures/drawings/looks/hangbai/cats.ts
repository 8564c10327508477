import { slice } from '../../fruit/heaps.ts';
import { leaf } from '../../garden/plants.ts';
import { disc, line, shape, times } from '../../ink/flat-shapes.ts';
import { clipped, moved, type Svg } from '../../ink/pen.ts';
import { BLUE, HONEY, MINT, PINK } from './pet-rooms.ts';
import { flat, stood, tag } from './views.ts';
import { bag } from '../suansri/props.ts';
import { basket } from '../../packs/baskets.ts';
import { carton, coffeeBag } from '../../packs/paper-packs.ts';
import {
  cat,
  comb,
  grassShell,
  hammock,
  scoop,
  scratchingPost,
  scratchPad,
  tunnel,
  wand,
} from '../../pets/cat-things.ts';
import { mackerel } from '../../pets/dog-toys.ts';
import { petBowl } from '../../pets/pet-bowl.ts';
import { collar } from '../../pets/pet-wear.ts';
import type { Look } from '../../scene/shot.ts';

const fish = (c: string): Svg =>
  shape('M-50 0C-20 -38 24 -34 44 0C24 34 -20 38 -50 0ZM38 0L70 -28V28Z', c) +
  disc(-24, -6, 5, '#fff');

const catFace = (c: string): Svg =>
  shape('M-44 -10L-40 -52L-16 -34H16L40 -52L44 -10C44 46 -44 46 -44 -10Z', c) +
  disc(-16, -4, 5, '#fff') +
  disc(16, -4, 5, '#fff');

export const catLooks: Readonly<Record<string, Look>> = {
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
