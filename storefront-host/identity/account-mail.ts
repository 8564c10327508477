import type { Lang } from '../db/schema.ts';
import { text } from '../locales/text.ts';
import { mailLayout, paragraph } from '../mail/mail-layout.ts';
import type { WrittenMail } from '../mail/queue-mail.ts';

export type AccountMailKind = 'register' | 'known' | 'reset';

const buttons = {
  register: 'account.mail.register.button',
  known: 'account.signIn',
  reset: 'account.mail.reset.button',
} as const;

/** Returns a mail with one link, in the language of the page with the form. */
export function accountMail(kind: AccountMailKind, lang: Lang, url: string): WrittenMail {
  return linkMail(lang, {
    subject: text(lang, `account.mail.${kind}.subject`),
    opening: text(lang, `account.mail.${kind}.text`),
    button: { label: text(lang, buttons[kind]), url },
  });
}

interface LinkMail {
  readonly subject: string;
  readonly opening: string;
  readonly button: { readonly label: string; readonly url: string };
}

/** Returns a mail to an address that was typed into a form, possibly by another person. */
export function linkMail(lang: Lang, { subject, opening, button }: LinkMail): WrittenMail {
  const why = text(lang, 'account.mail.why', { host: new URL(button.url).host });
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
    body: [subject, opening, `${button.label}: ${button.url}`, `-- \n${why}`].join('\n\n'),
  };
}
