import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

export type Lang = 'th' | 'en';

const languages = [
  { locale: 'th', name: 'ไทย' },
  { locale: 'en', name: 'English' },
];

/** Loads the language before the first render, so that no other one flashes. */
export async function createI18nProvider(first: Lang): Promise<I18nProvider> {
  const loaded = new Map<string, TranslationMessages>();
  const load = async (locale: string): Promise<TranslationMessages> => {
    const messages = locale === 'th' ? await loadThai() : await loadEnglish();
    loaded.set(locale, messages);
    return messages;
  };
  await load(first);
  return polyglot((locale) => loaded.get(locale) ?? load(locale), first, languages, {
    allowMissing: false,
  });
}

async function loadEnglish(): Promise<TranslationMessages> {
  const [{ default: reactAdmin }, { en }] = await Promise.all([
    import('ra-language-english'),
    import('../locales/en.ts'),
  ]);
  return { ...reactAdmin, ...en };
}

/** Our Thai texts are complete by their types; a newer react-admin may have untranslated ones. */
async function loadThai(): Promise<TranslationMessages> {
  const [{ default: reactAdmin }, { th }, { reactAdminThai }] = await Promise.all([
    import('ra-language-english'),
    import('../locales/th.ts'),
    import('../locales/react-admin-th.ts'),
  ]);
  return merge<TranslationMessages>(reactAdmin, { ...th, ...reactAdminThai });
}

/** Merges text by text; `over` takes precedence. */
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
