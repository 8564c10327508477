/** The keys of a Thai (Kedmanee) keyboard in the order of an English one, without and with shift. */
const english = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./";
const thai = '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ';
const englishShift = '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const thaiShift = '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const toThai = new Map(
  Array.from(english + englishShift, (key, at) => [key, (thai + thaiShift)[at] ?? key]),
);
const toEnglish = new Map([...toThai].map(([key, letter]) => [letter, key]));

/** Returns the same keys in the other layout: 'glnhv' is 'เสื้อ'; null if the result is no word. */
export function otherLayout(text: string): string | null {
  const hasThai = /\p{Script=Thai}/u.test(text);
  const hasLatin = /[a-z]/i.test(text);
  if (hasThai === hasLatin) return null;
  const table = hasThai ? toEnglish : toThai;
  const typed = Array.from(text, (letter) => table.get(letter) ?? letter).join('');
  return /^(?:[a-z0-9 ]+|[\p{Script=Thai} ]+)$/iu.test(typed) ? typed : null;
}
