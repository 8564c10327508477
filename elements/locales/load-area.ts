import { loadTexts } from './load.ts';
import { addTexts, type Lang, type Texts } from './text.ts';

/** Texts that are loaded with the elements that show them, not with every page. */
export const areas = {
  account: {
    th: () => import('./th/account.ts').then(({ account }) => account),
    en: () => import('./en/account.ts').then(({ account }) => account),
  },
  checkout: {
    th: () => import('./th/checkout.ts').then(({ checkout }) => checkout),
    en: () => import('./en/checkout.ts').then(({ checkout }) => checkout),
  },
  clash: {
    th: () => import('./th/clash.ts').then(({ clash }) => clash),
    en: () => import('./en/clash.ts').then(({ clash }) => clash),
  },
  modal: {
    th: () => import('./th/modal.ts').then(({ modal }) => modal),
    en: () => import('./en/modal.ts').then(({ modal }) => modal),
  },
  error: {
    th: () => import('./th/error.ts').then(({ error }) => error),
    en: () => import('./en/error.ts').then(({ error }) => error),
  },
  consent: {
    th: () => import('./th/consent.ts').then(({ consent }) => consent),
    en: () => import('./en/consent.ts').then(({ consent }) => consent),
  },
  personal: {
    th: () => import('./th/personal.ts').then(({ personal }) => personal),
    en: () => import('./en/personal.ts').then(({ personal }) => personal),
  },
  list: {
    th: () => import('./th/list.ts').then(({ list }) => list),
    en: () => import('./en/list.ts').then(({ list }) => list),
  },
  offers: {
    th: () => import('./th/offers.ts').then(({ offers }) => offers),
    en: () => import('./en/offers.ts').then(({ offers }) => offers),
  },
  seller: {
    th: () => import('./th/seller.ts').then(({ seller }) => seller),
    en: () => import('./en/seller.ts').then(({ seller }) => seller),
  },
  savedOrders: {
    th: () => import('./th/saved-orders.ts').then(({ savedOrders }) => savedOrders),
    en: () => import('./en/saved-orders.ts').then(({ savedOrders }) => savedOrders),
  },
  content: {
    th: () => import('./th/content.ts').then(({ content }) => content),
    en: () => import('./en/content.ts').then(({ content }) => content),
  },
} satisfies Record<string, Record<Lang, () => Promise<Partial<Texts>>>>;

export type TextArea = keyof typeof areas;

/** Loads the texts of an area; call it before they are shown. An unknown language is English. */
export async function loadArea(area: TextArea, lang: Lang): Promise<void> {
  const known = lang === 'th' ? 'th' : 'en';
  addTexts(known, await areas[area][known]());
}

/** Loads all texts of a language, for the server. */
export async function loadAllTexts(lang: Lang): Promise<void> {
  const names = Object.keys(areas) as readonly TextArea[];
  await Promise.all([loadTexts(lang), ...names.map((area) => loadArea(area, lang))]);
}
