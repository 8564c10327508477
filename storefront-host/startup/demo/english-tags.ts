import { demoTagsEnglish } from '../../../presets/demo-market/tags-english.ts';

/** Returns the English names of tags as they are stored: one text, in the order of the tags. */
export function englishTags(tags: readonly string[]): string {
  return tags.map((tag) => demoTagsEnglish[tag] ?? tag).join(', ');
}
