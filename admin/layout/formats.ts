import { useLocale } from 'react-admin';
import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../providers/i18n-provider.ts';

export function useLang(): Lang {
  return useLocale() === 'en' ? 'en' : 'th';
}

/** Thailand's clock, wherever the owner is. */
export function useDateTime(): (at: string) => string {
  const lang = useLang();
  return (at) => formatDateTime(at, lang);
}

const dayFormats = new Map<Lang, Intl.DateTimeFormat>();

/** '20 พ.ย.' or '20 Nov' of a calendar day 'YYYY-MM-DD'. */
export function formatDay(date: string, lang: Lang): string {
  const known = dayFormats.get(lang);
  const format =
    known ??
    new Intl.DateTimeFormat(lang === 'th' ? 'th-TH-u-nu-latn' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  dayFormats.set(lang, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** '1.25%', or a dash where there is nothing to divide by. */
export function formatPercent(percent: number | null): string {
  return percent === null ? '–' : `${percent.toLocaleString('en', { maximumFractionDigits: 2 })}%`;
}
