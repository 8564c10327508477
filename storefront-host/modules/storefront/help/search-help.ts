import type { HelpTab } from '@talad/elements/pages/contact/help-page-data';
import { plainText } from '../../../html/html-text.ts';

/** Longer queries are cut. */
const MAX_WORDS = 100;

/** Returns the words of `?q=`, or '' if nothing is searched for. */
export function queryWords(query: URLSearchParams): string {
  return (query.get('q') ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_WORDS);
}

/**
 * Returns the topics with all the words, and of their questions only those with all of them. A site has a dozen
 * topics, so no index is needed.
 */
export function searchHelp(tabs: readonly HelpTab[], words: string): readonly HelpTab[] {
  const wanted = folded(words).split(' ');
  const has = (...texts: readonly string[]) => {
    const text = folded(texts.join(' '));
    return wanted.every((word) => text.includes(word));
  };
  return tabs.flatMap((tab) => {
    const isInText = has(tab.title, plainText(tab.html));
    const faqs = tab.faqs
      .map(({ name, questions }) => ({
        name,
        questions: questions.filter(({ question, answer }) =>
          has(name, question, plainText(answer)),
        ),
      }))
      .filter(({ questions }) => questions.length > 0);
    if (isInText) return [{ ...tab, faqs: faqs.length > 0 ? faqs : tab.faqs }];
    return faqs.length > 0 ? [{ ...tab, html: '', faqs }] : [];
  });
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
