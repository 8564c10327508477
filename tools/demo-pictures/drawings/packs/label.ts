import { type Face, words } from '../ink/flat-shapes.ts';
import type { Surface } from '../ink/lathe.ts';
import { clipped, linear, moved, path, type Pen, type Svg } from '../ink/pen.ts';
import { bandPath, hoop } from '../ink/surface-detail.ts';

export interface Label {
  readonly paper: string;
  readonly ink: string;
  readonly lines: readonly string[];
  readonly art?: Svg;
  readonly size?: number;
  readonly face?: Face;
}

/** Returns a function for labels of one size: paper, ink, art, then the lines of text. */
export function labelsOf(size: number) {
  return (paper: string, ink: string, art: Svg, ...lines: readonly string[]): Label => ({
    paper,
    ink,
    lines,
    art,
    size,
  });
}

/** Draws a paper label around the front, with its text in the middle, which faces the viewer. */
export function wrap(
  pen: Pen,
  surface: Surface,
  {
    paper,
    ink,
    lines,
    art = '',
    size = 40,
    face = 'serif',
    from,
    to,
  }: Label & { from: number; to: number },
): Svg {
  const middle = (from + to) / 2;
  const [, y] = surface.at(0, middle);
  const shade = linear(
    pen,
    [
      [0, '#000000', 0.34],
      [0.22, '#ffffff', 0.14],
      [0.45, '#ffffff', 0],
      [1, '#000000', 0.36],
    ],
    [0, 0, 1, 0],
  );
  const band = bandPath(surface, from, to);
  // A low label has smaller art and text, a narrow one smaller text.
  const fit = Math.min(1, (to - from) / (art ? 200 : 110));
  const longest = Math.max(
    ...lines.map((text) => text.replaceAll(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length),
  );
  const print = Math.min(size * fit, (surface.radius(middle) * 1.7) / Math.max(1, longest * 0.6));
  const top = y - ((lines.length - 1) * print * 1.25) / 2 + (art ? 58 * fit : print * 0.34);
  return (
    path(band, `fill="${paper}"`) +
    hoop(surface, to - 12, 4, ink, 0.7) +
    hoop(surface, from + 12, 4, ink, 0.7) +
    clipped(
      pen,
      band,
      (art ? moved(art, 0, y - 44 * fit, 0.74 * fit) : '') +
        words(lines, 0, top, { size: print, color: ink, face, leading: 1.25 }),
    ) +
    path(band, `fill="${shade}"`)
  );
}
