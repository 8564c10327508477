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
  readonly fields: Readonly<Record<string, string>>;
  /** The time of the visitor's message. */
  readonly at: Date;
}

/**
 * Renders an answer of a shop's staff above the visitor's message, in the language of the visit.
 */
export function answerMail(answer: Answered, lang: Lang): WrittenMail {
  const { subject, text: reply, shop, fields, at } = answer;
  const wrote = text(lang, 'mail.answer.wrote', { date: formatDateTime(at.toISOString(), lang) });
  const question = fields['message']?.split('\n') ?? [];
  const why = text(lang, 'mail.answer.why', { shop });
  const quote = question.length === 0 ? [] : [smallHeading(wrote), ...question.map(paragraph)];
  return {
    subject,
    html: mailLayout({
      lang,
      shop,
      preview: reply.slice(0, 120),
      heading: subject,
      content: html`${[...reply.split('\n').map(paragraph), ...quote]}`,
      why,
    }),
    body: [
      reply,
      ...(question.length === 0
        ? []
        : [[wrote, ...question.map((line) => `> ${line}`)].join('\n')]),
      `-- \n${why}`,
    ].join('\n\n'),
  };
}
