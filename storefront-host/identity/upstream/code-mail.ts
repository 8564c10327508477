import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { mailLayout, paragraph } from '../../mail/mail-layout.ts';
import type { WrittenMail } from '../../mail/queue-mail.ts';

/** Returns a mail with a code to type into the page, which verifies an address without a second browser. */
export function codeMail(lang: Lang, code: string, publicUrl: string): WrittenMail {
  const subject = text(lang, 'with.mail.subject', { code });
  const opening = text(lang, 'with.mail.text');
  const why = text(lang, 'account.mail.why', { host: new URL(publicUrl).host });
  return {
    subject,
    html: mailLayout({
      lang,
      shop: text(lang, 'account.brand'),
      preview: opening,
      heading: subject,
      content: paragraph(opening),
      why,
    }),
    body: [subject, opening, `-- \n${why}`].join('\n\n'),
  };
}
