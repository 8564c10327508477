import { fillIn, type TextVars } from './fill-in.ts';
import type { account } from './en/account.ts';
import type { checkout } from './en/checkout.ts';
import type { clash } from './en/clash.ts';
import type { savedOrders } from './en/saved-orders.ts';
import type { content } from './en/content.ts';
import type { consent } from './en/consent.ts';
import type { en } from './en.ts';
import type { error } from './en/error.ts';
import type { list } from './en/list.ts';
import type { modal } from './en/modal.ts';
import type { offers } from './en/offers.ts';
import type { personal } from './en/personal.ts';
import type { seller } from './en/seller.ts';

export type { TextVars } from './fill-in.ts';
export type Lang = 'th' | 'en';
type AllTexts = typeof account &
  typeof checkout &
  typeof clash &
  typeof savedOrders &
  typeof consent &
  typeof content &
  typeof error &
  typeof seller &
  typeof en &
  typeof list &
  typeof modal &
  typeof offers &
  typeof personal;
export type TextKey = keyof AllTexts;
export type Texts = Readonly<Record<TextKey, string>>;

// Constants by language, the same for every visitor: the server loads both, a browser only the
// page's own.
const tables: Record<Lang, Partial<Texts>> = { th: {}, en: {} };

/** Adds texts of a language; parts of a page can bring their own. */
export function addTexts(lang: Lang, texts: Partial<Texts>): void {
  Object.assign(tables[lang], texts);
}

/**
 * Returns a text in a language: `text('th', 'cart.left', { left: 3 })`. An unknown language or
 * missing text falls back.
 */
export function text(lang: Lang, key: TextKey, vars?: TextVars): string {
  const found = tables[lang]?.[key] ?? tables.en[key] ?? tables.th[key] ?? key;
  return vars ? fillIn(found, vars) : found;
}
