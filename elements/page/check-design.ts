import { themeFonts } from '../theme/theme-fonts.ts';
import { densities, headingWeights, isRadius, MAX_RADIUS } from '../theme/theme-shape.ts';
import { checkFrame } from './look/check-frame.ts';
import { checkLook } from './look/check-look.ts';
import { documentBytes } from './document-bytes.ts';
import { schemeColors, type Design } from './design.ts';
import type { PageProblem } from './page-problem.ts';
import { MAX_DOCUMENT_BYTES } from './page.ts';

/** Validates a look to be saved: colours as hex, fonts that the elements ship, valid links. */
export function checkDesign(design: Design): readonly PageProblem[] {
  if (documentBytes(design) > MAX_DOCUMENT_BYTES) {
    return [{ path: '/global', code: 'TOO_LARGE', limit: MAX_DOCUMENT_BYTES }];
  }
  const found = [
    ...texts(design),
    ...colours(design.currentColors),
    ...fonts(design.currentFonts),
    ...shape(design.currentThemeExtra),
    ...checkFrame({ ...design }),
    ...checkLook({ ...design }),
  ];
  return found.map((problem) => ({ ...problem, path: `/global${problem.path}` }));
}

function texts(design: Design): PageProblem[] {
  return (['currentTheme', 'categoryName'] as const).flatMap((name): PageProblem[] => {
    const value: unknown = design[name];
    if (value === undefined) return [];
    if (typeof value !== 'string') return [{ path: `/${name}`, code: 'WRONG_TYPE' }];
    return value.length > 64 ? [{ path: `/${name}`, code: 'TOO_LONG', limit: 64 }] : [];
  });
}

function colours(given: unknown): PageProblem[] {
  const path = '/currentColors';
  if (given === undefined) return [];
  const chosen = recordOf(given);
  if (!chosen) return [{ path, code: 'WRONG_TYPE' }];
  return Object.entries(chosen).flatMap(([name, value]): PageProblem[] => {
    if (!schemeColors.some((known) => known === name)) {
      return [{ path: `${path}/${name}`, code: 'UNKNOWN_FIELD' }];
    }
    const isHex = typeof value === 'string' && /^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(value);
    return isHex ? [] : [{ path: `${path}/${name}`, code: 'BAD_COLOR' }];
  });
}

function fonts(given: unknown): PageProblem[] {
  const path = '/currentFonts';
  if (given === undefined) return [];
  const chosen = recordOf(given);
  if (!chosen) return [{ path, code: 'WRONG_TYPE' }];
  return (['heading', 'text'] as const).flatMap((name) => {
    const value = chosen[name];
    const isKnown = value === undefined || themeFonts.some((font) => font === value);
    return isKnown ? [] : [{ path: `${path}/${name}`, code: 'NOT_AN_OPTION' as const }];
  });
}

/** Other fields are kept: imported looks have some of their own. */
function shape(given: unknown): PageProblem[] {
  const path = '/currentThemeExtra';
  if (given === undefined) return [];
  const chosen = recordOf(given);
  if (!chosen) return [{ path, code: 'WRONG_TYPE' }];
  const { radius, density, headingWeight } = chosen;
  const found: PageProblem[] = [];
  if (radius !== undefined && !isRadius(radius)) {
    found.push({ path: `${path}/radius`, code: 'OUT_OF_RANGE', limit: MAX_RADIUS });
  }
  if (density !== undefined && !densities.some((known) => known === density)) {
    found.push({ path: `${path}/density`, code: 'NOT_AN_OPTION' });
  }
  if (headingWeight !== undefined && !headingWeights.some((known) => known === headingWeight)) {
    found.push({ path: `${path}/headingWeight`, code: 'NOT_AN_OPTION' });
  }
  return found;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}
