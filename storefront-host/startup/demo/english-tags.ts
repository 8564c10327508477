import { demoTagsEnglish } from '../../../presets/demo-market/tags-english.ts';

/** The English translation of tags as it is stored: one text, in their order. */
export function englishTags(tags: readonly string[]): string {
  return tags.map((tag) => demoTagsEnglish[tag] ?? tag).join(', ');
}
