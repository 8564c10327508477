import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { en } from '../locales/en.ts';

export type Lang = 'th' | 'en';

const languages = [
  { locale: 'th', name: 'ไทย' },
  { locale: 'en', name: 'English' },
];

/** Loads the first language before the first render, so that no other language flashes. */
export async function createI18nProvider(first: Lang): Promise<I18nProvider> {
  const english = await loadEnglish();
  const loaded = new Map<string, TranslationMessages>([['en', english]]);
  const load = async (locale: string): Promise<TranslationMessages> => {
    const known = loaded.get(locale);
    if (known) return known;
    const thai = await loadThai(english);
    loaded.set('th', thai);
    return thai;
  };
  await load(first);
  return polyglot((locale) => loaded.get(locale) ?? load(locale), first, languages, {
    allowMissing: false,
  });
}

async function loadEnglish(): Promise<TranslationMessages> {
  const { default: reactAdmin } = await import('ra-language-english');
  return { ...reactAdmin, ...en };
}

async function loadThai(english: TranslationMessages): Promise<TranslationMessages> {
  const [{ th }, { reactAdminThai }] = await Promise.all([
    import('../locales/th.ts'),
    import('../locales/react-admin-th.ts'),
  ]);
  return merge(english, { ...th, ...reactAdminThai });
}

/** `over` wins, text by text; a missing text is taken from `base`. */
export function merge<T extends object>(base: T, over: object): T {
  const merged: T = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below: unknown = Reflect.get(merged, key);
    const isBranch = isObject(value) && isObject(below);
    Reflect.set(merged, key, isBranch ? merge(below, value) : value);
  }
  return merged;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
