import type { HelpTab } from '@talad/elements/pages/contact/help-page-data';
import { plainText } from '../../../html/html-text.ts';

/** No question is longer. */
const MAX_WORDS = 100;

/** Returns the words of `?q=`, or '' if nothing is searched for. */
export function queryWords(query: URLSearchParams): string {
  return (query.get('q') ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_WORDS);
}

/**
 * Returns the topics that have each of the words, and of the questions only those that do. A site has
 * a dozen texts, so they are searched as they are.
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
