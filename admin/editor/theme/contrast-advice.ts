import { schemeColors } from '@talad/elements/page/design';
import { contrast, parseHex, toHex, toOklch } from '@talad/elements/theme/oklch';
import type { Scheme } from '@talad/elements/theme/tokens';

/** WCAG 2.2: text 4.5 : 1; large text and controls 3 : 1. */
const TEXT = 4.5;
const CONTROL = 3;

interface Pair {
  readonly over: keyof Scheme;
  readonly ground: keyof Scheme;
  readonly wanted: number;
}

/** Pairs of colours that sections combine. */
const pairs: readonly Pair[] = [
  { over: 'dark', ground: 'light', wanted: TEXT },
  { over: 'A', ground: 'light', wanted: CONTROL },
  { over: 'A-dark', ground: 'A-light', wanted: TEXT },
  { over: 'dark', ground: 'A-light', wanted: TEXT },
  { over: 'light', ground: 'A-dark', wanted: TEXT },
  { over: 'B', ground: 'dark', wanted: CONTROL },
];

export interface ContrastAdvice {
  readonly color: keyof Scheme;
  readonly ground: keyof Scheme;
  readonly ratio: number;
  readonly wanted: number;
  /** The nearest colour with enough contrast on every background; null if it has enough already. */
  readonly better: string | null;
}

/** Returns the worst pair of each colour, with the nearest colour that passes all of its pairs. */
export function contrastAdvice(
  scheme: Scheme,
): Readonly<Record<keyof Scheme, ContrastAdvice | null>> {
  const entries = schemeColors.map((color) => [color, adviceFor(color, scheme)] as const);
  // Keeps one entry of each name.
  return Object.fromEntries(entries) as Record<keyof Scheme, ContrastAdvice | null>;
}

function adviceFor(color: keyof Scheme, scheme: Scheme): ContrastAdvice | null {
  const own = pairs.filter(({ over }) => over === color);
  const judged = own
    .map(({ ground, wanted }) => ({
      ground,
      wanted,
      ratio: contrast(scheme[color], scheme[ground]),
    }))
    .toSorted((a, b) => a.ratio / a.wanted - b.ratio / b.wanted);
  const [worst] = judged;
  if (!worst) return null;
  const passes = worst.ratio >= worst.wanted;
  return {
    color,
    ...worst,
    better: passes
      ? null
      : nearestPassing(
          scheme[color],
          own.map(({ ground, wanted }) => ({ ground: scheme[ground], wanted })),
        ),
  };
}

interface Demand {
  readonly ground: string;
  readonly wanted: number;
}

/** Changes only the lightness, in the shorter direction, until the contrast is enough. */
export function nearestPassing(color: string, demands: readonly Demand[]): string | null {
  if (!parseHex(color)) return null;
  const from = toOklch(color);
  for (let step = 1; step <= 100; step += 1) {
    for (const l of [from.l - step / 100, from.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const tried = toHex({ ...from, l });
      if (demands.every(({ ground, wanted }) => contrast(tried, ground) >= wanted)) return tried;
    }
  }
  return null;
}
