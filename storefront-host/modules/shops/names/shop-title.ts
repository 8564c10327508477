/** Emoji contain invisible characters of their own. */
const emoji =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*/gu;

/** Control, direction, zero-width and filler characters, with which two different titles look the same. */
const unseen =
  /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164|\uffa0/u;

/** Scripts with letters that look like Latin ones. */
const twins = /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Cherokee}|\p{Script=Armenian}/u;

/**
 * True for a valid title: without invisible characters, and without words that mix Latin letters with similar
 * ones.
 */
export function isShopTitle(title: string): boolean {
  const plain = title.replace(emoji, '');
  if (title.trim() === '' || title.length > 200 || unseen.test(plain)) return false;
  return !plain.split(/\s+/).some((word) => /\p{Script=Latin}/u.test(word) && twins.test(word));
}
