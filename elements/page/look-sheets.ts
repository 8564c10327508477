import { alignOf } from './look/header-look.ts';
import { barSheet } from '../theme/look/bar-sheet.ts';
import { boxSheet } from '../theme/look/box-sheet.ts';
import { footerSheet } from '../theme/look/footer-sheet.ts';
import { headerSheet } from '../theme/look/header-sheet.ts';
import { productSheetOf } from '../theme/look/product-look.ts';
import { wholeScheme } from '../theme/tokens.ts';
import { themeOf } from './design-css.ts';

/** Elements whose look is more than custom properties. */
export const lookTags = [
  'talad-product-box',
  'talad-product',
  'talad-header',
  'talad-category-bar',
  'talad-footer',
] as const;
export type LookTag = (typeof lookTags)[number];

/** Rules after an element's own, in its shadow root, by tag; a look without choices has none. */
export type LookSheets = Readonly<Partial<Record<LookTag, string>>>;

/** Returns the sheets of a stored look (decision 481). */
export function lookSheets(design: object): LookSheets {
  const { scheme, shape } = themeOf(design);
  const whole = wholeScheme(scheme);
  const sheets: Readonly<Record<LookTag, string>> = {
    'talad-product-box': boxSheet(shape.box ?? {}, whole),
    'talad-product': productSheetOf(shape.product ?? {}),
    'talad-header': headerSheet(shape.header ?? {}, alignOf(design), whole),
    'talad-category-bar': barSheet(shape.bar ?? {}),
    'talad-footer': footerSheet(shape.footer ?? {}, whole),
  };
  return Object.fromEntries(Object.entries(sheets).filter(([, css]) => css !== ''));
}
