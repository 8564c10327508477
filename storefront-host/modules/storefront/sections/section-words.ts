import type { Lang } from '@talad/elements/locales/text';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { BlockWords } from '@talad/elements/sections/block/block-words';

/** Returns the words of a block's form or map: texts of pages, which a section's file does not carry. */
export function blockWords({ kind }: SavedProps, lang: Lang): { readonly words?: BlockWords } {
  if (kind === 'map') return { words: { map: pageText(lang, 'contact.map') } };
  if (kind !== 'form') return {};
  return {
    words: {
      name: pageText(lang, 'entry.name'),
      email: pageText(lang, 'entry.email'),
      phone: pageText(lang, 'entry.phone'),
      either: pageText(lang, 'entry.either'),
      message: pageText(lang, 'entry.message'),
      send: pageText(lang, 'contact.send'),
      agree: pageText(lang, 'entry.agree'),
      terms: pageText(lang, 'legal.terms'),
    },
  };
}
