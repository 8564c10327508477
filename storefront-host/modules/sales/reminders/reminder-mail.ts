import type { CartStatusLine } from '@talad/elements/api/cart.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { mailLayout, paragraph, rowTable, type MailRow } from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';

interface Reminder {
  readonly lang: Lang;
  readonly shop: string;
  readonly lines: readonly CartStatusLine[];
  readonly products: Readonly<Record<string, ProductMini>>;
  readonly links: { readonly again: string; readonly stop: string };
}

/** Renders the mail about an unfinished checkout, with the lines that can still be bought. */
export function reminderMail({ lang, shop, lines, products, links }: Reminder): WrittenMail {
  const say = (key: Parameters<typeof text>[1]) => text(lang, key, { shop });
  const heading = say('mail.reminder.heading');
  const intro = say('mail.reminder.intro');
  const rows = lines.map(({ id, quantity, price }): MailRow => {
    const { title = '', option_text: options } = products[id] ?? {};
    return {
      label: `${title} × ${quantity}`,
      ...(options && { detail: options }),
      amount: formatPrice(price * quantity),
    };
  });
  const button = { label: say('mail.reminder.button'), url: links.again };
  const why = say('mail.reminder.why');
  const stop = say('mail.reminder.stop');
  return {
    subject: say('mail.reminder.subject'),
    html: mailLayout({
      lang,
      shop,
      preview: intro,
      heading,
      content: html`${paragraph(intro)}${rowTable(rows)}`,
      button,
      why: html`${why} <a class="soft" style="color:#5b6963;" href="${links.stop}">${stop}</a>`,
    }),
    body: [
      heading,
      intro,
      rows
        .map(({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}  ${amount}`)
        .join('\n'),
      `${button.label}: ${links.again}`,
      `-- \n${why}\n${stop}: ${links.stop}`,
    ].join('\n\n'),
  };
}
