import { pump } from '../../care/bottles.ts';
import { balmTin } from '../../care/pots-and-tubes.ts';
import { strip } from '../../fruit/heaps.ts';
import { lit } from '../../ink/color.ts';
import { box, disc, line, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved, type Svg } from '../../ink/pen.ts';
import { BLUE, HONEY, MINT, PINK } from './pet-rooms.ts';
import { flat, stood, tag } from './views.ts';
import { bag } from '../suansri/props.ts';
import { glassJar } from '../../packs/tins-and-jars.ts';
import { dogBed } from '../../pets/dog-bed.ts';
import { boneShape, mackerel, ropeBone, rubberBall } from '../../pets/dog-toys.ts';
import { petBowl } from '../../pets/pet-bowl.ts';
import { bandana, collar, harness, leash, nameTag, raincoat } from '../../pets/pet-wear.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const paw = (c: string): Svg =>
  ellipse(0, 18, 32, 26, `fill="${c}"`) +
  disc(-34, -10, 13, c) +
  disc(-13, -30, 14, c) +
  disc(13, -30, 14, c) +
  disc(34, -10, 13, c);

const biscuit = (at: number): Svg =>
  moved(boneShape('#8a5a24', 30), 3, 5, 0.6) +
  moved(boneShape(lit('#d2953f', 0.9 + at * 0.3), 30), 0, 0, 0.6);

export const dogLooks: Readonly<Record<string, Look>> = {
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
};
