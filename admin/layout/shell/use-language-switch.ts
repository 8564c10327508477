import { useLocaleState } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { rememberLanguage } from '../../providers/language.ts';

const names = { th: 'ไทย', en: 'EN' } as const;

/** Returns the other language, by its own name, and a function to switch to it. */
export function useLanguageSwitch() {
  const [locale, setLocale] = useLocaleState();
  const queries = useQueryClient();
  const next = locale === 'th' ? 'en' : 'th';
  const choose = async () => {
    rememberLanguage(next);
    setLocale(next);
    // Names, error texts and option texts come from the server in the language of the cookie.
    await queries.invalidateQueries();
  };
  return { next, name: names[next], choose } as const;
}
