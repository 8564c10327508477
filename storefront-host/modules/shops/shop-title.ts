/** Direction marks, zero-width and control characters: two titles that look the same are not. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unseen =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]|[\u{e0000}-\u{e007f}]/u;

/** Scripts with letters that look like Latin ones. */
const twins = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u;

/** Whether a shop may be titled so: nothing unseen in it, and no word of Latin letters and their twins. */
export function isShopTitle(title: string): boolean {
  if (title.trim() === '' || title.length > 200 || unseen.test(title)) return false;
  return !title.split(/\s+/).some((word) => /\p{Script=Latin}/u.test(word) && twins.test(word));
}
