import { lit } from '../ink/color.ts';
import { box, disc, line, shape, times } from '../ink/flat-shapes.ts';
import { moved, path, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

export function envelope(pen: Pen, paper: string, motif: Svg): Svg {
  const d = 'M-260 -170H260V170H-260Z';
  return (
    dropShadow(pen, d, 14, 0.28) +
    path(d, `fill="${lit(paper, 1.04)}"`) +
    path('M-260 -170L0 40L260 -170Z', `fill="${lit(paper, 0.94)}"`) +
    line('M-260 -170L0 40L260 -170', lit(paper, 0.8), 3) +
    disc(0, 30, 42, '#a8322c') +
    disc(-6, 24, 34, '#bd4038') +
    moved(motif, 0, 28, 0.4)
  );
}

export function wrapped(
  pen: Pen,
  w: number,
  h: number,
  paper: string,
  cord: string,
  body: Svg,
): Svg {
  const d = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;
  return (
    dropShadow(pen, d, 20, 0.32) +
    path(d, `fill="${paper}"`) +
    times(40, (i) =>
      line(
        `M${-w / 2 + ((i * 89) % w)} ${-h / 2 + ((i * 53) % h)}q14 ${(i % 5) * 4 - 8} 30 4`,
        lit(paper, i % 2 ? 0.82 : 1.2),
        2,
        'stroke-opacity="0.6"',
      ),
    ) +
    path(
      `M${-w / 2} ${-h / 2}L0 ${-h * 0.1}L${w / 2} ${-h / 2}`,
      `fill="${lit(paper, 0.93)}" stroke="${lit(paper, 0.78)}" stroke-width="3"`,
    ) +
    box(-8, -h / 2, 16, h, cord) +
    box(-w / 2, -8, w, 16, cord) +
    shape(
      'M0 0C-80 -70 -110 10 0 0C80 -70 110 10 0 0Z',
      'none',
      `stroke="${cord}" stroke-width="13"`,
    ) +
    body
  );
}
