import type { FaqGroup } from '@talad/elements/pages/contact/help-page-data';
import type { Both, HelpQuestion, Lang } from '../../../db/schema.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import type { OwnTopic } from './help-topics.read.ts';

/** Returns the text in the reader's language, else in the other one. */
export function eitherOf(texts: Both, lang: Lang): string {
  return texts[lang] || texts[lang === 'th' ? 'en' : 'th'];
}

/** Returns the sanitised body of an owner's topic. */
export function shownBody({ bodies }: OwnTopic, lang: Lang, base: string): string {
  return sanitiseHtml(eitherOf(bodies, lang), base);
}

/** Returns the questions in groups: adjacent ones with the same heading. */
export function shownQuestions(
  items: readonly HelpQuestion[],
  lang: Lang,
  base: string,
): readonly FaqGroup[] {
  const groups: { name: string; questions: FaqGroup['questions'][number][] }[] = [];
  for (const item of items) {
    const question = eitherOf(item.questions, lang);
    const answer = sanitiseHtml(eitherOf(item.answers, lang), base);
    if (!question || !answer) continue;
    const name = eitherOf(item.groups, lang);
    const last = groups.at(-1);
    if (last?.name === name) last.questions.push({ question, answer });
    else groups.push({ name, questions: [{ question, answer }] });
  }
  return groups;
}
