import { tote, yaam } from '../../cloth/bags.ts';
import { dress, jacket } from '../../cloth/dresses.ts';
import { foldedCloth } from '../../cloth/flat-cloths.ts';
import { moHom } from '../../cloth/mo-hom.ts';
import { tinJokSkirt, wrapSkirt } from '../../cloth/skirts.ts';
import { shirt, top } from '../../cloth/tops.ts';
import { fisherTrousers, trousers } from '../../cloth/trousers.ts';
import { lit, tone } from '../../ink/color.ts';
import { CLAYWALL, flat, folded, hung, LINEN, mid, OAK, TEAK, twig } from './props.ts';
import type { Look } from '../../scene/shot.ts';

export const clothesLooks: Readonly<Record<string, Look>> = {
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
};
