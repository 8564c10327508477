import { hanger } from '../../cloth/garment-parts.ts';
import { rolls, stack } from '../../cloth/stacks.ts';
import { cottonTwig, sprig } from '../../garden/plants.ts';
import { tone } from '../../ink/color.ts';
import { ellipse, moved, type Pen, radial, type Svg } from '../../ink/pen.ts';
import type { Cloth } from '../../ink/weave.ts';
import { plate } from '../../pottery/plates.ts';
import { budVase } from '../../pottery/vases.ts';
import { lying, type Room } from '../../scene/scene.ts';
import { at, loose, SIDE, still } from '../../scene/shot.ts';

export const LINEN = { color: '#e6dccb', surface: 'linen' } as const;
export const PLASTER = { color: '#e8e0d3', surface: 'plain' } as const;
export const TEAK = { color: '#c8a67a', surface: 'wood' } as const;
export const OAK = { color: '#dcc9a8', surface: 'wood' } as const;
export const SHELF: Room = { wall: '#e4dfd6', table: '#cfae83', surface: 'wood' };
export const CLAYWALL: Room = { wall: '#e6d5c6', table: '#caa77c', surface: 'wood' };

/** Colour of the second yarn of each checked cloth. */
export const CHECKS: Readonly<Record<string, string>> = {
  '#c43d3d': '#2c3f66',
  '#3f6f63': '#e0b04a',
  '#41598c': '#b8404a',
};

export type Ground = { color: string; surface: 'plain' | 'wood' | 'linen' };

export const flat = (pen: Pen, ground: Ground, ...bodies: readonly Svg[]): Svg =>
  lying(pen, SIDE, SIDE, ground, bodies.join(''));

export const mid = (svg: Svg, scale = 1.06, turn = 0, x = 500, y = 510): Svg =>
  moved(svg, x, y, scale, turn);

export const hung = (
  pen: Pen,
  draw: (pen: Pen, cloth: Cloth) => Svg,
  cloth: Cloth,
  neck = -318,
  scale = 1.14,
): Svg => flat(pen, PLASTER, mid(hanger(pen, neck) + draw(pen, cloth), scale, 0, 500, 560));

/** Shows it folded on the shelf next to a vase of cotton. */
export const folded = (
  pen: Pen,
  layers: readonly Cloth[],
  room: Room = SHELF,
  vase = '#c98b6b',
): Svg =>
  still(
    pen,
    room,
    at(loose(cottonTwig(240)), 770, 420, 0.7),
    at(budVase(pen, { glaze: vase }), 770, 790, 0.66),
    at(stack(pen, layers, 250), 380, 830, 1.12),
  );

export const twig = (pen: Pen, x: number, y: number, turn: number): Svg =>
  moved(sprig(pen, 230, '#7f9462'), x, y, 1, turn);

export function darkOf(color: string, fallback?: string): string {
  return fallback ?? tone(color, -0.24);
}

export function twigs(pen: Pen): Svg {
  return (
    moved(cottonTwig(330), 40, -60, 1, 14) + moved(sprig(pen, 380, '#7f9462'), -60, -80, 1, -12)
  );
}

export function inBasket(pen: Pen, colors: readonly string[]): Svg {
  return colors.map((color, i) => moved(rollOf(pen, color), -150 + i * 150, -6, 0.82)).join('');
}

export function rollOf(pen: Pen, color: string): Svg {
  return rolls(pen, [{ color, weave: 'stripe' }])
    .svg.replace(/^/, '<g transform="translate(194 60)">')
    .concat('</g>');
}

export function laid(pen: Pen, x: number, y: number, radius: number): Svg {
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
