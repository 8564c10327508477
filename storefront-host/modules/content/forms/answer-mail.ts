import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { mailLayout, paragraph, smallHeading } from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';

interface Answered {
  readonly subject: string;
  readonly text: string;
  readonly shop: string;
  readonly asked: Readonly<Record<string, string>>;
  /** The time of the visitor's message. */
  readonly at: Date;
}

/**
 * Renders an answer of a shop's staff above the visitor's message, in the language of the visit.
 */
export function answerMail(answer: Answered, lang: Lang): WrittenMail {
  const { subject, text: said, shop, asked, at } = answer;
  const wrote = text(lang, 'mail.answer.wrote', { date: formatDateTime(at.toISOString(), lang) });
  const question = asked['message']?.split('\n') ?? [];
  const why = text(lang, 'mail.answer.why', { shop });
  const quote = question.length === 0 ? [] : [smallHeading(wrote), ...question.map(paragraph)];
  return {
    subject,
    html: mailLayout({
      lang,
      shop,
      preview: said.slice(0, 120),
      heading: subject,
      content: html`${[...said.split('\n').map(paragraph), ...quote]}`,
      why,
    }),
    body: [
      said,
      ...(question.length === 0
        ? []
        : [[wrote, ...question.map((line) => `> ${line}`)].join('\n')]),
      `-- \n${why}`,
    ].join('\n\n'),
  };
}
