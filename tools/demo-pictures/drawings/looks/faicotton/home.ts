import { bucketHat, tote, yaam } from '../../cloth/bags.ts';
import { jokBand } from '../../cloth/cloth.ts';
import { cushion, foldedCloth, scarf } from '../../cloth/flat-cloths.ts';
import { rolls, stack } from '../../cloth/stacks.ts';
import { apron, placemat, runner } from '../../cloth/table-linen.ts';
import { lit } from '../../ink/color.ts';
import { ellipse, moved, radial } from '../../ink/pen.ts';
import {
  CHECKS,
  CLAYWALL,
  darkOf,
  flat,
  folded,
  inBasket,
  laid,
  LINEN,
  mid,
  OAK,
  PLASTER,
  SHELF,
  TEAK,
  twig,
  twigs,
} from './props.ts';
import { basket } from '../../packs/baskets.ts';
import { mug, teaCup } from '../../pottery/cups.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const homeLooks: Readonly<Record<string, Look>> = {
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
