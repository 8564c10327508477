import type { FaqGroup } from '@talad/elements/pages/contact/help-page-data';
import type { Both, HelpQuestion, Lang } from '../../../db/schema.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import type { OwnTopic } from './help-topics.read.ts';

/** The reader's language, else the other one. */
export function eitherOf(texts: Both, lang: Lang): string {
  return texts[lang] || texts[lang === 'th' ? 'en' : 'th'];
}

/** The body of an owner's topic as HTML that is safe to be put into a page. */
export function shownBody({ bodies }: OwnTopic, lang: Lang, base: string): string {
  return sanitiseHtml(eitherOf(bodies, lang), base);
}

/** Questions in their order; those that follow each other under one heading are a group. */
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
