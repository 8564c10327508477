const KINDS =
  /^(จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตำบล|ต\.|แขวง|changwat |amphoe |khet |tambon |khwaeng )\s*/;
const OTHER_NAMES: Readonly<Record<string, string>> = {
  กรุงเทพ: 'กรุงเทพมหานคร',
  กรุงเทพฯ: 'กรุงเทพมหานคร',
  กทม: 'กรุงเทพมหานคร',
  krungthepmahanakhon: 'bangkok',
  krungthep: 'bangkok',
};

/** Returns the comparison key of a place's name: without its kind, spaces, dots and capitals. */
export function areaKey(name: string): string {
  const key = name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(KINDS, '')
    .replace(/[\s.\-'’]+/g, '');
  return OTHER_NAMES[key] ?? key;
}
