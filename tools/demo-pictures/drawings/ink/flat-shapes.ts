import { num, type Svg } from './pen.ts';

/** Plain printed shapes: covers, labels, patterns. */
export function disc(x: number, y: number, r: number, fill: string, more = ''): Svg {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${more}/>`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, more = ''): Svg {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}" ${more}/>`;
}

export function shape(d: string, fill: string, more = ''): Svg {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, color: string, width: number, more = ''): Svg {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function times(count: number, one: (i: number) => Svg): Svg {
  return Array.from({ length: count }, (_, i) => one(i)).join('');
}

export type Face = 'serif' | 'sans' | 'looped';

const faces: Readonly<Record<Face, string>> = {
  serif: 'Noto Serif Thai',
  sans: 'Noto Sans Thai',
  looped: 'Noto Looped Thai',
};

export interface Words {
  readonly size: number;
  readonly color: string;
  readonly face?: Face;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly leading?: number;
}

/** Draws lines of text. With the fonts of fonts.conf, Thai is set in Loma and Latin in DejaVu Sans. */
export function words(
  lines: readonly string[],
  x: number,
  y: number,
  { size, color, face = 'sans', bold = true, anchor = 'middle', leading = 1.3 }: Words,
): Svg {
  return lines
    .map(
      (text, i) =>
        `<text x="${num(x)}" y="${num(y + i * size * leading)}" font-family="${faces[face]}, Noto Sans, sans-serif" font-weight="${bold ? 700 : 400}" font-size="${size}" fill="${color}" text-anchor="${anchor}">${text}</text>`,
    )
    .join('');
}
