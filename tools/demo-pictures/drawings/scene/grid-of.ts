import { times } from '../ink/flat-shapes.ts';
import { moved, type Svg } from '../ink/pen.ts';

export function gridOf(
  columns: number,
  count: number,
  dx: number,
  dy: number,
  one: (i: number) => Svg,
  jitter = 0,
): Svg {
  const rows = Math.ceil(count / columns);
  return times(count, (i) => {
    const r = Math.floor(i / columns),
      inRow = Math.min(columns, count - r * columns);
    return moved(
      one(i),
      ((i % columns) - (inRow - 1) / 2) * dx,
      (r - (rows - 1) / 2) * dy,
      1,
      jitter ? ((i * 71) % (jitter * 2)) - jitter : 0,
    );
  });
}
