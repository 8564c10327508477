import { loadTexts } from '../../locales/load.ts';
import type { Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';
import { CartLinesElement } from './cart-lines.element.ts';

/** What the drawer shows, fetched when it is opened for the first time. */
export async function defineCartLines(locale: Lang): Promise<void> {
  await loadTexts(locale);
  define('talad-cart-lines', CartLinesElement);
}
