import type { Lang } from '../../../db/schema.ts';
import { html } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { mailLayout, paragraph, rowTable, type MailRow } from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';

interface ReminderParts {
  readonly lang: Lang;
  readonly shop: string;
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly rows: readonly MailRow[];
  readonly button: { readonly label: string; readonly url: string };
  /** Says why the mail was sent. */
  readonly why: string;
  /** Address that ends the reminders. */
  readonly stopUrl: string;
}

/** Renders a reminder as HTML and as text, with the link that ends reminders. */
export function layOutReminder(parts: ReminderParts): WrittenMail {
  const { lang, shop, subject, heading, intro, rows, button, why, stopUrl } = parts;
  const stop = text(lang, 'mail.reminder.stop', { shop });
  return {
    subject,
    html: mailLayout({
      lang,
      shop,
      preview: intro,
      heading,
      content: html`${paragraph(intro)}${rowTable(rows)}`,
      button,
      why: html`${why} <a class="soft" style="color:#5b6963;" href="${stopUrl}">${stop}</a>`,
    }),
    body: [
      heading,
      intro,
      rows
        .map(({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}  ${amount}`)
        .join('\n'),
      `${button.label}: ${button.url}`,
      `-- \n${why}\n${stop}: ${stopUrl}`,
    ].join('\n\n'),
  };
}
