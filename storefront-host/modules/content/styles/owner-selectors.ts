/** Parts of a simple selector, in the order in which they may stand. */
const PART = String.raw`::part\([a-z][\w-]*(?:\s+[a-z][\w-]*)*\)`;
const PSEUDO = String.raw`:(?:hover|focus|focus-visible|focus-within|active|first-child|last-child|only-child|nth-child\((?:odd|even|\d{1,3}n?(?:\+\d{1,3})?)\))`;
const AFTER = String.raw`::(?:before|after|marker)`;
const CLASS = String.raw`\.[a-zA-Z][\w-]{0,63}`;
/** Sections and parts by their tags, the page's own boxes, and words of texts. */
const TAG = String.raw`(?:talad-[a-z-]{1,40}|main|section|article|header|footer|nav|div|span|p|a|ul|ol|li|img|picture|figure|figcaption|h[1-6]|strong|em|small|blockquote|table|tr|td|th|button|\*)`;

const COMPOUND = String.raw`(?:(?:${TAG}|${CLASS})(?:${CLASS})*|:root)(?:${PSEUDO})*(?:${PART}|${AFTER})?(?:${PSEUDO})*`;
const SELECTOR = new RegExp(
  String.raw`^${COMPOUND}(?:\s*[>+~]\s*${COMPOUND}|\s+${COMPOUND}){0,7}$`,
);

/**
 * What is promised to owners (design §5): tokens on `:root`, classes on hosts, parts of elements. No
 * attributes and no ids: a rule that reads values could send them away.
 */
export function isOwnSelector(selector: string): boolean {
  return selector.length <= 300 && SELECTOR.test(selector);
}
