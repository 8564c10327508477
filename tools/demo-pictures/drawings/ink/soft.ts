import { num, type Pen, type Svg } from './pen.ts';

/**
 * Soft edges without a blur filter: nested outlines whose opacities add up to a blur of the same deviation. A
 * filter takes a hundred milliseconds at this size, the outlines a few.
 */
export interface Softness {
  readonly color: string;
  readonly blur: number;
  readonly opacity: number;
  readonly transform?: string;
}

const LAYERS = 6;

/**
 * Draws a line with soft edges. The outline is defined once, because parsing it again costs more than rendering it.
 */
export function softLine(pen: Pen, d: string, width: number, soft: Softness): Svg {
  const reach = width / 2 + soft.blur * 1.9;
  const at = (x: number): number =>
    soft.opacity *
    (cumulative((x + width / 2) / soft.blur) - cumulative((x - width / 2) / soft.blur));
  const id = pen.define((id) => `<path id="${id}" d="${d}"/>`);
  const layers = steps(at, reach, 0).map(
    ([x, alpha]) => `<use href="#${id}" stroke-opacity="${alpha}" stroke-width="${num(x * 2)}"/>`,
  );
  const transform = soft.transform === undefined ? '' : ` transform="${soft.transform}"`;
  return `<g fill="none" stroke="${soft.color}" stroke-linecap="round" stroke-linejoin="round"${transform}>${layers.join('')}</g>`;
}

/** Returns the layers from the widest inwards: the reach of each, and the opacity that it adds to those below. */
function steps(
  at: (x: number) => number,
  outer: number,
  inner: number,
): readonly (readonly [number, number])[] {
  let below = 0;
  return Array.from({ length: LAYERS }, (_, i) => {
    const x = outer + ((inner - outer) * (i + 0.5)) / LAYERS;
    const wanted = Math.max(below, at(x));
    const alpha = 1 - (1 - wanted) / (1 - below);
    below = wanted;
    return [Math.max(0.1, x), Math.round(alpha * 1000) / 1000] as const;
  }).filter(([, alpha]) => alpha > 0);
}

/** Returns the cumulative normal distribution up to `z`, accurate enough for shadows. */
function cumulative(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}
