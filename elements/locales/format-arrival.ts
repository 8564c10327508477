import type { Lang } from './text.ts';

const formats = { th: arrivalFormat('th-TH-u-ca-buddhist-nu-latn'), en: arrivalFormat('en-GB') };

/**
 * Formats the days of arrival, from 'YYYY-MM-DD': 'จ. 30 พ.ย. – พ. 2 ธ.ค.' or 'Mon 30 Nov – Wed 2 Dec'; one day
 * once. Only the server needs it: the browser's bytes are counted.
 */
export function formatArrival(from: string, to: string, lang: Lang): string {
  const parts = [...new Set([from, to])].map((one) =>
    formats[lang].format(new Date(`${one}T00:00:00+07:00`)).replaceAll(',', ''),
  );
  return parts.join(' – ');
}

function arrivalFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Bangkok',
  });
}
