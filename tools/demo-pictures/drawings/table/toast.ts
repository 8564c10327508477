import { soft } from '../cloth/cloth.ts';
import { lit } from '../ink/color.ts';
import { ellipse, moved, path, type Pen, radial } from '../ink/pen.ts';
import type { Art } from '../scene/scene.ts';

export function toast(pen: Pen, color: string): Art {
  const crust = soft([
    [-190, -40],
    [-206, -110],
    [-150, -150],
    [0, -158],
    [150, -150],
    [206, -110],
    [190, -40],
    [210, 30],
    [180, 60],
    [-180, 60],
    [-210, 30],
  ]);
  const crumb = soft([
    [-170, -44],
    [-184, -104],
    [-136, -132],
    [0, -138],
    [136, -132],
    [184, -104],
    [170, -44],
    [186, 22],
    [164, 40],
    [-164, 40],
    [-186, 22],
  ]);
  const spread = soft([
    [-130, -50],
    [-110, -106],
    [0, -116],
    [120, -104],
    [136, -40],
    [90, 14],
    [-20, 22],
    [-116, 8],
  ]);
  const dots = Array.from({ length: 60 }, () =>
    ellipse(
      (pen.random() - 0.5) * 330,
      -130 + pen.random() * 160,
      5,
      3,
      'fill="#c79a5c" fill-opacity="0.35"',
    ),
  ).join('');
  return {
    svg: moved(
      path(crust, 'fill="#8a5526" transform="translate(0 22)"') +
        path(crust, 'fill="#b5773a"') +
        path(
          crumb,
          `fill="${radial(
            pen,
            [
              [0, '#fbeccb'],
              [1, '#e3bd7e'],
            ],
            { cx: 0.38, cy: 0.3, r: 0.8 },
          )}"`,
        ) +
        dots +
        path(spread, `fill="${lit(color, 0.5)}" fill-opacity="0.6" transform="translate(3 8)"`) +
        path(
          spread,
          `fill="${radial(
            pen,
            [
              [0, lit(color, 1.35)],
              [0.5, color],
              [1, lit(color, 0.76)],
            ],
            { cx: 0.36, cy: 0.3, r: 0.8 },
          )}"`,
        ) +
        ellipse(-40, -84, 50, 10, 'fill="#ffffff" fill-opacity="0.4"') +
        ellipse(60, -50, 26, 6, 'fill="#ffffff" fill-opacity="0.32"'),
      0,
      -20,
      1,
    ),
    foot: 190,
    height: 40,
    depth: 0.6,
  };
}
