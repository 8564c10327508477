import { box, disc, line, shape, times } from '../ink/flat-shapes.ts';
import { turned } from '../ink/lathe.ts';
import type { Pen } from '../ink/pen.ts';
import type { Art } from '../scene/scene.ts';

export function compress(pen: Pen): Art {
  const body = turned(pen, {
    outer: [
      [60, 0],
      [60, 0],
      [150, 30],
      [190, 120],
      [176, 220],
      [110, 280],
      [52, 306],
      [40, 330],
    ],
    material: { color: '#efe3c9', gloss: 0.05 },
    tilt: 0.18,
  });
  return {
    svg:
      body.svg +
      [-0.9, -0.5, -0.1, 0.3, 0.7]
        .map((a) =>
          line(
            `M${a * 46} -316Q${a * 190} -250 ${a * 200} -90`,
            '#cbb68e',
            5,
            'stroke-opacity="0.7"',
          ),
        )
        .join('') +
      times(26, (i) =>
        disc(-130 + ((i * 71) % 260), -60 - ((i * 47) % 170), 7, '#c9a53a', 'fill-opacity="0.3"'),
      ) +
      box(-44, -350, 88, 40, '#b0743a', 'rx="8"') +
      line('M-44 -340H44M-44 -324H44', '#8a5424', 5) +
      shape(
        'M-40 -350C-60 -420 -90 -440 -70 -460L-20 -440L0 -470L24 -440L72 -456C90 -436 60 -420 40 -350Z',
        '#e6d6b4',
      ),
    foot: 130,
    height: 330,
  };
}
