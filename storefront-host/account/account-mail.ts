import type { Lang } from '../db/schema.ts';
import { text } from '../locales/text.ts';
import { mailLayout, paragraph } from '../mail/mail-layout.ts';
import type { WrittenMail } from '../mail/order-mail.ts';

export type AccountMailKind = 'register' | 'known' | 'reset';

const buttons = {
  register: 'account.mail.register.button',
  known: 'account.signIn',
  reset: 'account.mail.reset.button',
} as const;

/** A mail with one link, in the language of the page that it was asked for on. */
export function accountMail(kind: AccountMailKind, lang: Lang, url: string): WrittenMail {
  const subject = text(lang, `account.mail.${kind}.subject`);
  const opening = text(lang, `account.mail.${kind}.text`);
  const button = { label: text(lang, buttons[kind]), url };
  const why = text(lang, 'account.mail.why', { host: new URL(url).host });
  return {
    subject,
    html: mailLayout({
      lang,
      shop: text(lang, 'account.brand'),
      preview: opening,
      heading: subject,
      content: paragraph(opening),
      button,
      why,
    }),
    body: [subject, opening, `${button.label}: ${url}`, `-- \n${why}`].join('\n\n'),
  };
}
