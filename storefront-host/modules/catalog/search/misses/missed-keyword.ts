import { foldText } from '../search-tokens.ts';

const MAX_LENGTH = 60;
/** Addresses, phone numbers and numbers of cards or persons. */
const PERSONAL = /@|\d(?:[\s-]?\d){6}/u;

/** Returns the keyword as it is counted; null if it may be about a person, or is no keyword of a product. */
export function missedKeyword(typed: string): string | null {
  const keyword = foldText(typed);
  if (keyword === '' || keyword.length > MAX_LENGTH) return null;
  return PERSONAL.test(keyword) || !/\p{L}/u.test(keyword) ? null : keyword;
}
