import type { Lang } from './text.ts';

/** 'HH:MM', Thai time. */
export interface DayHours {
  readonly open: string;
  readonly close: string;
}

const names: Readonly<Record<Lang, readonly string[]>> = {
  th: ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const closed: Readonly<Record<Lang, string>> = { th: 'ปิด', en: 'Closed' };

/** Returns lines such as 'Monday – Friday' and '09:00–18:00', from Monday on; equal days are one line. */
export function formatHours(
  week: readonly (DayHours | null)[],
  lang: Lang,
): readonly { readonly days: string; readonly time: string }[] {
  const lines: { first: number; last: number; time: string }[] = [];
  for (const [day, hours] of week.slice(0, 7).entries()) {
    const time = hours ? `${hours.open}–${hours.close}` : closed[lang];
    const before = lines.at(-1);
    if (before?.time === time) before.last = day;
    else lines.push({ first: day, last: day, time });
  }
  return lines.map(({ first, last, time }) => ({ days: daysOf(first, last, lang), time }));
}

function daysOf(first: number, last: number, lang: Lang): string {
  const [from = '', to = ''] = [names[lang][first], names[lang][last]];
  return first === last ? from : `${from} – ${to}`;
}
