import { lit, mix, tone } from './color.ts';
import { num, path, type Pen, type Svg } from './pen.ts';

export type Weave = 'plain' | 'stripe' | 'check' | 'ikat' | 'waffle' | 'pinstripe' | 'rib';

export interface Cloth {
  readonly color: string;
  readonly accent?: string;
  readonly weave?: Weave;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Draws a woven pattern over the whole outline; the caller clips it. Not an SVG pattern, because a scaled or
 * rotated one is sampled pixel by pixel, twenty times slower.
 */
export function woven(pen: Pen, outline: string, spec: Cloth): Svg {
  const { color, accent, weave = 'plain' } = spec;
  const box = boxOf(outline);
  const second = accent ?? tone(color, -0.16);
  const threads = grid(box, 3.2, lit(color, 0.72), lit(color, 1.28), 0.25);
  switch (weave) {
    case 'plain':
      return threads;
    case 'pinstripe':
      return (
        path(upright(box, 30), `stroke="${second}" stroke-opacity="0.75" stroke-width="3"`) +
        threads
      );
    case 'rib':
      return (
        path(
          upright(box, 9),
          `stroke="${lit(color, 0.72)}" stroke-opacity="0.4" stroke-width="4"`,
        ) +
        path(
          upright({ ...box, x: box.x + 4 }, 9),
          `stroke="${lit(color, 1.28)}" stroke-opacity="0.45" stroke-width="2"`,
        )
      );
    case 'stripe':
      return (
        path(upright(box, 84), `stroke="${second}" stroke-opacity="0.85" stroke-width="26"`) +
        [25, 58]
          .map((x) =>
            path(
              upright({ ...box, x: box.x + x }, 84),
              `stroke="${second}" stroke-opacity="0.7" stroke-width="5"`,
            ),
          )
          .join('') +
        threads
      );
    case 'check':
      return (
        [upright, level]
          .map((lines) =>
            path(lines(box, 72), `stroke="${second}" stroke-opacity="0.55" stroke-width="34"`),
          )
          .join('') +
        [upright, level]
          .map(
            (lines) =>
              path(
                lines(shifted(box, 36), 72),
                `stroke="${second}" stroke-opacity="0.6" stroke-width="6"`,
              ) +
              path(
                lines(shifted(box, 26), 72),
                `stroke="${mix(second, '#ffffff', 0.6)}" stroke-width="2"`,
              ),
          )
          .join('') +
        threads
      );
    case 'waffle':
      return (
        [upright, level]
          .map((lines) =>
            path(
              lines(box, 18),
              `stroke="${lit(color, 0.74)}" stroke-opacity="0.6" stroke-width="4"`,
            ),
          )
          .join('') +
        [upright, level]
          .map((lines) =>
            path(
              lines(shifted(box, 4), 18),
              `stroke="${lit(color, 1.3)}" stroke-opacity="0.55" stroke-width="2.6"`,
            ),
          )
          .join('')
      );
    case 'ikat':
      return tiled(pen, box, 120, 150, ikat(color, second)) + threads;
  }
}

/** Draws fine lines in both directions: linen, or the threads of any plain weave. */
export function grid(box: Box, gap: number, dark: string, light: string, opacity: number): Svg {
  return (
    path(level(box, gap), `stroke="${dark}" stroke-opacity="${opacity}" stroke-width="1"`) +
    path(upright(box, gap), `stroke="${light}" stroke-opacity="${opacity}" stroke-width="1"`)
  );
}

/** Tie-dyed yarn: lozenges and hooks with feathered edges. */
function ikat(ground: string, yarn: string): Svg {
  const tooth = (y: number, up: number): Svg => {
    const steps = Array.from(
      { length: 9 },
      (_, i) => `${i === 0 ? 'M' : 'L'}${i * 15} ${num(y + (i % 2 === 0 ? 0 : up))}`,
    ).join('');
    return path(
      steps,
      `fill="none" stroke="${yarn}" stroke-opacity="0.8" stroke-width="9" stroke-dasharray="3 1.4"`,
    );
  };
  return (
    path(
      'M60 18L104 74L60 130L16 74Z',
      `fill="none" stroke="${yarn}" stroke-width="13" stroke-dasharray="3.4 1.5"`,
    ) +
    path('M60 50L80 74L60 98L40 74Z', `fill="${yarn}" fill-opacity="0.9"`) +
    path('M60 64L69 74L60 84L51 74Z', `fill="${ground}"`) +
    path('M0 44L24 74L0 104M120 44L96 74L120 104', `fill="${yarn}" fill-opacity="0.55"`) +
    tooth(4, 9) +
    tooth(140, 9)
  );
}

function tiled(pen: Pen, box: Box, width: number, height: number, tile: Svg): Svg {
  const id = pen.define((id) => `<g id="${id}">${tile}</g>`);
  const uses: Svg[] = [];
  for (let x = box.x; x < box.right; x += width) {
    for (let y = box.y; y < box.bottom; y += height) {
      uses.push(`<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`);
    }
  }
  return uses.join('');
}

function upright({ x, y, right, bottom }: Box, gap: number): string {
  const lines: string[] = [];
  for (let at = x; at < right; at += gap) lines.push(`M${num(at)} ${num(y)}V${num(bottom)}`);
  return lines.join('');
}

function level({ x, y, right, bottom }: Box, gap: number): string {
  const lines: string[] = [];
  for (let at = y; at < bottom; at += gap) lines.push(`M${num(x)} ${num(at)}H${num(right)}`);
  return lines.join('');
}

function shifted(box: Box, by: number): Box {
  return { ...box, x: box.x + by, y: box.y + by };
}

/** Returns the bounding box of an outline of M, L, C, H, V and whole ellipses; control points count as points. */
function boxOf(outline: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = '', rest = ''] of outline.matchAll(/([MLCHVA])([^MLCHVAZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'H') xs.push(...numbers);
    else if (command === 'V') ys.push(...numbers);
    else if (command === 'A') {
      const [, ry = 0, , , , x = 0, y = 0] = numbers;
      xs.push(x);
      ys.push(y - ry, y + ry);
    } else {
      xs.push(...numbers.filter((_, i) => i % 2 === 0));
      ys.push(...numbers.filter((_, i) => i % 2 === 1));
    }
  }
  return {
    x: Math.min(...xs),
    y: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
