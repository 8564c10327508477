import { useLocale } from 'react-admin';
import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../providers/i18n-provider.ts';

export function useLang(): Lang {
  return useLocale() === 'en' ? 'en' : 'th';
}

/** Use Thailand's time zone, wherever the owner is. */
export function useDateTime(): (at: string) => string {
  const lang = useLang();
  return (at) => formatDateTime(at, lang);
}

const dayFormats = new Map<Lang, Intl.DateTimeFormat>();

/** Formats a calendar day 'YYYY-MM-DD' as '20 พ.ย.' or '20 Nov'. */
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

/** Formats a share as '1.25%', or as a dash if the divisor is zero. */
export function formatPercent(percent: number | null): string {
  return percent === null ? '–' : `${percent.toLocaleString('en', { maximumFractionDigits: 2 })}%`;
}
