import { themeFonts } from '../theme/theme-fonts.ts';
import { safeHref } from '../schema/safe-href.ts';
import { documentBytes } from './document-bytes.ts';
import { schemeColors, type Design } from './design.ts';
import type { PageProblem } from './page-problem.ts';
import { MAX_DOCUMENT_BYTES } from './page.ts';

const MAX_LINKS = 50;
const MAX_TITLE = 120;

/** A look that is to be saved: colours as hex, fonts that the elements ship, links that lead somewhere. */
export function checkDesign(design: Design): readonly PageProblem[] {
  if (documentBytes(design) > MAX_DOCUMENT_BYTES) {
    return [{ path: '/global', code: 'TOO_LARGE', limit: MAX_DOCUMENT_BYTES }];
  }
  const found = [
    ...texts(design),
    ...colours(design.currentColors),
    ...fonts(design.currentFonts),
    ...links(recordOf(design.header)?.['menuListObjects'], '/header/menuListObjects'),
    ...links(recordOf(design.header)?.['subMenuListObjects'], '/header/subMenuListObjects'),
  ];
  for (const name of ['header', 'footer', 'components', 'currentThemeExtra'] as const) {
    const part: unknown = design[name];
    if (part !== undefined && !recordOf(part)) found.push({ path: `/${name}`, code: 'WRONG_TYPE' });
  }
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

function links(given: unknown, path: string): PageProblem[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) return [{ path, code: 'WRONG_TYPE' }];
  if (given.length > MAX_LINKS) return [{ path, code: 'TOO_MANY', limit: MAX_LINKS }];
  return given.flatMap((item: unknown, index): PageProblem[] => {
    const { title, link } = recordOf(item) ?? {};
    const at = `${path}/${index}`;
    if (typeof title !== 'string' || typeof link !== 'string') {
      return [{ path: at, code: 'WRONG_TYPE' }];
    }
    if (title.length > MAX_TITLE) {
      return [{ path: `${at}/title`, code: 'TOO_LONG', limit: MAX_TITLE }];
    }
    const leads = link === '' || link === '#' || safeHref(link) !== '#';
    return leads ? [] : [{ path: `${at}/link`, code: 'BAD_LINK' }];
  });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}
