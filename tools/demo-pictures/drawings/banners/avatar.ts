import { signs } from './signs.ts';
import { lit } from '../ink/color.ts';
import { ellipse, type Pen, radial, type Svg } from '../ink/pen.ts';

/** Draws a shop's avatar: one of its products on a disc in the shop's colour. */
export function avatar(pen: Pen, shopname: string): Svg {
  const sign = signs[shopname];
  if (!sign) throw new Error(`no avatar for '${shopname}'`);
  const fill = radial(
    pen,
    [
      [0, lit(sign.color, 1.28)],
      [0.6, sign.color],
      [1, lit(sign.color, 0.8)],
    ],
    { cx: 0.34, cy: 0.28, r: 0.85 },
  );
  return `<rect width="500" height="500" fill="${fill}"/>${ellipse(
    272,
    412,
    170,
    26,
    `fill="${radial(pen, [
      [0, '#20140c', 0.5],
      [1, '#20140c', 0],
    ])}"`,
  )}${sign.art(pen)}`;
}
