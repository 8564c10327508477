import type { Banner } from './banner-shape.ts';
import { cotton } from './props.ts';
import { bucketHat } from '../cloth/bags.ts';
import { rolls, stack } from '../cloth/stacks.ts';
import { basket } from '../packs/baskets.ts';
import { budVase } from '../pottery/vases.ts';
import type { Room } from '../scene/scene.ts';
import { at } from '../scene/shot.ts';

const INDIGO: Room = { wall: '#526d94', table: '#8a6a4a', surface: 'wood', horizon: 0.68 };

export const faicottonBanners: Readonly<Record<string, Banner>> = {
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
};
