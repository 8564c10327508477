import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { mailLayout, paragraph } from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';
import { html } from '../../../html/html.ts';

/** Returns the last mail to an address: its account is closed. */
export function closedMail(lang: Lang, publicUrl: string): WrittenMail {
  const subject = text(lang, 'privacy.mail.subject');
  const opening = text(lang, 'privacy.mail.text');
  const retained = text(lang, 'privacy.close.kept');
  const why = text(lang, 'security.mail.why', { host: new URL(publicUrl).host });
  return {
    subject,
    html: mailLayout({
      lang,
      shop: text(lang, 'account.brand'),
      preview: opening,
      heading: subject,
      content: html`${[opening, retained].map(paragraph)}`,
      why,
    }),
    body: [subject, opening, retained, `-- \n${why}`].join('\n\n'),
  };
}
