import type { Lang } from './text.ts';

const numbers: Intl.NumberFormat[] = [];

/**
 * Formats a number: `formatNumber(1290)` is '1,290'. Thai shops write Arabic digits, so both
 * languages are the same.
 */
export function formatNumber(value: number, decimals = 0): string {
  return (numbers[decimals] ??= new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })).format(value);
}

/** '฿1,290', '฿129.50' (spec §5: whole numbers without decimals, others with two). */
export function formatPrice(baht: number): string {
  return `฿${formatNumber(baht, Number.isInteger(baht) ? 0 : 2)}`;
}

/** '฿120 - ฿150', or one price if both are equal (spec §5). */
export function formatPriceRange(min: number, max: number): string {
  return max > min ? `${formatPrice(min)} - ${formatPrice(max)}` : formatPrice(min);
}

/** Returns a day in Bangkok: '20 พฤศจิกายน 2569' (Buddhist era) or '20 November 2026'. */
export function formatDate(at: Date | number | string, lang: Lang): string {
  return dateFormat(lang, { dateStyle: 'long' }).format(new Date(at));
}

/** Formats the day and minute in Bangkok: '20 พ.ย. 2569 14:05' or '20 Nov 2026, 14:05'. */
export function formatDateTime(at: Date | number | string, lang: Lang): string {
  return dateFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** Returns a range of days in Bangkok without repetition: '17 พ.ย. – 17 ธ.ค. 2569' or '17 Nov – 17 Dec 2026'. */
export function formatDays(from: Date | string, until: Date | string, lang: Lang): string {
  const days = dateFormat(lang, { dateStyle: 'medium' });
  // Some fonts lack the thin spaces of the locale's data.
  return days.formatRange(new Date(from), new Date(until)).replaceAll('\u2009', ' ');
}

const dates = new Map<string, Intl.DateTimeFormat>();

function dateFormat(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang}${options.dateStyle}${options.timeStyle}`;
  const known = dates.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(lang === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : 'en-GB', {
    ...options,
    timeZone: 'Asia/Bangkok',
  });
  dates.set(key, made);
  return made;
}
