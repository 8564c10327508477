import { readBoxLook, type BoxLook } from './look/box-look.ts';
import { readChoices } from './look/choices.ts';
import {
  barOptions,
  footerOptions,
  headerOptions,
  type BarShape,
  type FooterShape,
  type HeaderShape,
} from './look/frame-look.ts';
import { productOptions, type ProductLook } from './look/product-look.ts';

/** The part of a theme besides colours and fonts (spec §3 `currentThemeExtra`); each field is optional. */
export interface ThemeShape {
  /** Roundness of corners in px: 0 to 28, 8 by default. Large panels have one and a half of it, or two. */
  readonly radius?: number;
  /** Space above and below sections; 'calm' by default. */
  readonly density?: Density;
  /** CSS weight of headings; each heading's own by default. */
  readonly headingWeight?: HeadingWeight;
  /** Product boxes. */
  readonly box?: BoxLook;
  /** Product pages. */
  readonly product?: ProductLook;
  readonly header?: HeaderShape;
  /** The row of categories. */
  readonly bar?: BarShape;
  readonly footer?: FooterShape;
}

export const densities = ['snug', 'calm', 'airy'] as const;
export type Density = (typeof densities)[number];

export const headingWeights = [400, 500, 600, 700, 800] as const;
export type HeadingWeight = (typeof headingWeights)[number];

export const DEFAULT_RADIUS = 8;
export const MAX_RADIUS = 28;

/** Factors of the space that sections have by default. */
const spaceOf: Readonly<Record<Density, number>> = { snug: 0.6, calm: 1, airy: 1.5 };

/** Reads a stored shape; leaves out what is not valid. Never throws. */
export function readShape(stored: unknown): ThemeShape {
  const { radius, density, headingWeight, ...parts } = Object(stored) as Readonly<
    Record<string, unknown>
  >;
  const knownDensity = densities.find((known) => known === density);
  const knownWeight = headingWeights.find((known) => known === headingWeight);
  return {
    ...(isRadius(radius) && { radius }),
    ...(knownDensity && { density: knownDensity }),
    ...(knownWeight && { headingWeight: knownWeight }),
    ...some({
      box: readBoxLook(parts['box']),
      product: readChoices(productOptions, parts['product']),
      header: readChoices(headerOptions, parts['header']),
      bar: readChoices(barOptions, parts['bar']),
      footer: readChoices(footerOptions, parts['footer']),
    }),
  };
}

/** Leaves out parts in which nothing was chosen. */
function some<T extends Readonly<Record<string, object>>>(parts: T): Partial<T> {
  const chosen = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  return Object.fromEntries(chosen) as Partial<T>;
}

export function isRadius(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_RADIUS;
}

/** Returns the shape as custom properties; for absent ones the style sheets have defaults. */
export function shapeTokens({
  radius = DEFAULT_RADIUS,
  density = 'calm',
  headingWeight,
}: ThemeShape): Readonly<Record<string, string>> {
  return {
    '--talad-radius': `${radius}px`,
    ...(density !== 'calm' && { '--talad-density': `${spaceOf[density]}` }),
    ...(headingWeight && { '--talad-heading-weight': `${headingWeight}` }),
  };
}
