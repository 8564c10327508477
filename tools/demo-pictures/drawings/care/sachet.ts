import { lit } from '../ink/color.ts';
import { box, shape, times } from '../ink/flat-shapes.ts';
import { linear, moved, path, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

export function sachet(pen: Pen, silk: string, ribbon: string): Svg {
  const d = 'M-120 -60C-150 60 -140 170 -100 190Q0 214 100 190C140 170 150 60 120 -60L60 -90H-60Z';
  return (
    dropShadow(pen, d, 16, 0.34) +
    shape('M-60 -90L-120 -190L-50 -164L0 -200L50 -164L120 -190L60 -90Z', lit(silk, 1.12)) +
    path(
      d,
      `fill="${linear(
        pen,
        [
          [0, lit(silk, 1.25)],
          [0.5, silk],
          [1, lit(silk, 0.72)],
        ],
        [0, 0, 1, 1],
      )}"`,
    ) +
    times(9, (i) =>
      moved(
        times(
          5,
          (k) =>
            `<ellipse cx="0" cy="-13" rx="8" ry="13" fill="${lit(silk, 1.4)}" fill-opacity="0.7" transform="rotate(${k * 72})"/>`,
        ),
        -80 + (i % 3) * 80,
        -10 + Math.floor(i / 3) * 74,
      ),
    ) +
    box(-70, -100, 140, 26, ribbon, 'rx="9"') +
    shape(
      'M0 -88C-60 -140 -90 -70 0 -88C60 -140 90 -70 0 -88Z',
      'none',
      `stroke="${ribbon}" stroke-width="14"`,
    )
  );
}
