import { banners } from './all.ts';
import type { Size } from './banner-shape.ts';
import { lit, mix } from '../ink/color.ts';
import { ellipse, type Pen, radial, type Svg } from '../ink/pen.ts';
import { type Room, standing } from '../scene/scene.ts';

/** Draws a banner. Wide: text at the left, products at the right. Tall: products above, text below. */
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

/** Darkens the area below the text. */
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
