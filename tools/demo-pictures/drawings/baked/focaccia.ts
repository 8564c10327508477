import { crust, dust } from './crust.ts';
import { soft } from '../cloth/cloth.ts';
import { lit, mix } from '../ink/color.ts';
import { disc, line, shape, times } from '../ink/flat-shapes.ts';
import { clipped, ellipse, moved, path, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

export function focaccia(pen: Pen, color: string): Svg {
  const d = soft([
    [-360, -260],
    [-360, -260],
    [-200, -280],
    [0, -266],
    [200, -280],
    [360, -260],
    [360, -260],
    [376, 0],
    [360, 264],
    [360, 264],
    [0, 280],
    [-360, 264],
    [-360, 264],
    [-376, 0],
  ]);
  return (
    dropShadow(pen, d, 24, 0.38) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(
      pen,
      d,
      times(34, (i) =>
        moved(
          ellipse(0, 0, 34, 24, `fill="${lit(color, 0.72)}"`) +
            ellipse(4, 6, 26, 16, `fill="${mix(color, '#d9a02e', 0.4)}"`),
          -310 + (i % 7) * 104 + (Math.floor(i / 7) % 2) * 40,
          -220 + Math.floor(i / 7) * 108,
        ),
      ) +
        times(17, (i) =>
          moved(
            disc(0, 0, 44, '#b3261e') +
              disc(-3, -4, 38, '#d8402f') +
              ellipse(-14, -14, 14, 8, 'fill="#fff" fill-opacity="0.5"'),
            -290 + ((i * 173) % 600),
            -210 + ((i * 97) % 430),
          ),
        ) +
        times(16, (i) =>
          moved(
            shape('M0 -40C26 -24 26 16 0 40C-26 16 -26 -24 0 -40Z', i % 2 ? '#3f7a3a' : '#528f48') +
              line('M0 -34V34', '#2f5f2e', 3),
            -300 + ((i * 131) % 620),
            -200 + ((i * 151) % 420),
            1,
            (i * 47) % 180,
          ),
        ) +
        dust(pen, 340, 250, 80, '#ffffff', 3),
    )
  );
}
