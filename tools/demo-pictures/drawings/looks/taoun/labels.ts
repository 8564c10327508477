import type { Svg } from '../../ink/pen.ts';
import type { Label } from '../../packs/label.ts';
import { flower, peaks } from '../../packs/label-art.ts';

export const label = (
  paper: string,
  ink: string,
  lines: readonly string[],
  more: Partial<Label> = {},
): Label => ({ paper, ink, lines, ...more });

/** With more contrast between petals, for paper in a strong colour. */
export const bloom = (color: string, n: number): Svg => flower(color, n, '#f3c34d', 0.25);

export const DOI = label('#f6ead2', '#5b3218', ['ดอยช้าง', 'คั่วกลาง'], { art: peaks('#5f8a6b') });
