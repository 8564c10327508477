import { lit } from '../ink/color.ts';
import { disc, line, shape, times } from '../ink/flat-shapes.ts';
import { ellipse, moved, type Svg } from '../ink/pen.ts';
import { flower5 } from '../pets/pet-wear.ts';

const globe = (c: string, spines: string): Svg =>
  ellipse(0, -86, 92, 96, `fill="${c}"`) +
  times(7, (i) =>
    line(`M0 -182C${-92 + i * 31} -150 ${-92 + i * 31} -30 ${-30 + i * 10} 6`, lit(c, 0.7), 6),
  ) +
  times(40, (i) =>
    line(`M${-76 + ((i * 37) % 152)} ${-160 + ((i * 53) % 150)}l8 -10m-8 10l-9 -7`, spines, 3.4),
  );

export const cacti = {
  chin: globe('#6f9a6a', '#e9dfc0') + moved(flower5('#e0688a'), 0, -190, 0.9),
  woolly:
    globe('#8fae8a', '#ffffff') +
    times(60, (i) =>
      line(`M${-80 + ((i * 41) % 160)} ${-168 + ((i * 29) % 160)}l5 -16`, '#f7f5ee', 3.6),
    ) +
    times(5, (i) => moved(flower5('#f0a0c0'), -60 + i * 30, -168 + Math.abs(i - 2) * 14, 0.34)),
  ears:
    ellipse(0, -90, 66, 100, 'fill="#7aa860"') +
    ellipse(-66, -214, 46, 70, 'fill="#86b56a" transform="rotate(-24 -66 -214)"') +
    ellipse(62, -218, 44, 74, 'fill="#8fbd72" transform="rotate(22 62 -218)"') +
    times(44, (i) => disc(-84 + ((i * 31) % 168), -260 + ((i * 47) % 250), 4, '#f6ecc4')),
};

export function rosette(c: string, tip: string): Svg {
  return [
    [10, 100],
    [9, 74],
    [7, 48],
    [5, 26],
  ]
    .map(([n = 0, r = 0], ring) =>
      times(n, (k) =>
        moved(
          shape(
            `M0 0C${-r * 0.42} ${-r * 0.4} ${-r * 0.36} ${-r * 0.86} 0 ${-r}C${r * 0.36} ${-r * 0.86} ${r * 0.42} ${-r * 0.4} 0 0Z`,
            lit(c, 0.8 + ring * 0.14),
            `stroke="${lit(c, 0.6)}" stroke-width="2"`,
          ) +
            shape(
              `M0 ${-r}C${-r * 0.2} ${-r * 0.9} ${-r * 0.2} ${-r * 0.8} 0 ${-r * 0.78}C${r * 0.2} ${-r * 0.8} ${r * 0.2} ${-r * 0.9} 0 ${-r}Z`,
              tip,
            ),
          0,
          0,
          1,
          (k * 360) / n + ring * 17,
        ),
      ),
    )
    .join('');
}
