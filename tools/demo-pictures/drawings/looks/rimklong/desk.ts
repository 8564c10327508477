import type { Pen, Svg } from '../../ink/pen.ts';
import { lying } from '../../scene/scene.ts';
import { type Look, SIDE } from '../../scene/shot.ts';

export const OAT = '#eadfcb';
export const ROSE = '#ecd3c8';
export const SAGE = '#d7dfcf';
export const SKY = '#d3dfe4';
type Draw = (pen: Pen, color: string) => Svg;

export const flat = (
  ground: string,
  color: string,
  draw: Draw,
  use?: Draw,
  surface: 'plain' | 'wood' = 'plain',
): Look => ({
  color,
  front: (pen, c) => lying(pen, SIDE, SIDE, { color: ground, surface }, draw(pen, c)),
  ...(use
    ? {
        use: (pen: Pen, c: string) =>
          lying(pen, SIDE, SIDE, { color: '#cda97a', surface: 'wood' }, use(pen, c)),
      }
    : {}),
});
