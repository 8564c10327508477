import { text, type Lang, type TextKey } from './text.ts';

/** Returns the label of a product status (spec §4); a status without a text means unavailable. */
export function statusText(lang: Lang, status: string): string {
  const key = `box.${status}` as TextKey;
  const label = text(lang, key);
  return label === key ? text(lang, 'box.unavailable') : label;
}
