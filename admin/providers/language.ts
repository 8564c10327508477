import type { Lang } from './i18n-provider.ts';

const YEAR = 365 * 24 * 3600;

/** Returns the language that the server chose (`<html lang>`), as for every page. */
export function pageLanguage(): Lang {
  return document.documentElement.lang === 'en' ? 'en' : 'th';
}

/** The API and the storefront choose their language by this cookie. */
export function rememberLanguage(lang: Lang): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${lang}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
  document.documentElement.lang = lang;
}
