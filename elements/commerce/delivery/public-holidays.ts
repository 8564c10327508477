/** A public holiday in Thailand. */
export interface PublicHoliday {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly th: string;
  readonly en: string;
}

/**
 * As of 26 November 2026. Fixed days are from the `date-holidays` data for Thailand (from Wikipedia); a substitute
 * holiday follows the usual rule, the next Monday. Lunar holidays of 2027, and days that the cabinet adds, are
 * left out until they are published; shops enter them as their own.
 */
export const PUBLIC_HOLIDAYS_AS_OF = '2026-11-26';

const list = `2026-12-05 วันพ่อแห่งชาติ/Father's Day
2026-12-07 ชดเชยวันพ่อแห่งชาติ/Father's Day (in lieu)
2026-12-10 วันรัฐธรรมนูญ/Constitution Day
2026-12-31 วันสิ้นปี/New Year's Eve
2027-01-01 วันขึ้นปีใหม่/New Year's Day
2027-04-06 วันจักรี/Chakri Day
2027-04-13 วันสงกรานต์/Songkran
2027-04-14 วันสงกรานต์/Songkran
2027-04-15 วันสงกรานต์/Songkran
2027-05-04 วันฉัตรมงคล/Coronation Day
2027-06-03 วันเฉลิมพระชนมพรรษาพระราชินี/Queen Suthida's Birthday
2027-07-28 วันเฉลิมพระชนมพรรษา ร.10/King's Birthday
2027-08-12 วันแม่แห่งชาติ/Mother's Day
2027-10-13 วันนวมินทรมหาราช/King Bhumibol Memorial Day
2027-10-23 วันปิยมหาราช/King Chulalongkorn Day
2027-10-25 ชดเชยวันปิยมหาราช/King Chulalongkorn Day (in lieu)
2027-12-05 วันพ่อแห่งชาติ/Father's Day
2027-12-06 ชดเชยวันพ่อแห่งชาติ/Father's Day (in lieu)
2027-12-10 วันรัฐธรรมนูญ/Constitution Day
2027-12-31 วันสิ้นปี/New Year's Eve`;

export const publicHolidays: readonly PublicHoliday[] = list.split('\n').map((line) => {
  const [th = '', en = ''] = line.slice(11).split('/');
  return { day: line.slice(0, 10), th, en };
});

const days = new Set(publicHolidays.map(({ day }) => day));

export function isPublicHoliday(day: string): boolean {
  return days.has(day);
}
