import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { mailLayout, paragraph, rowTable } from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';

interface PaymentReminder {
  readonly lang: Lang;
  /** Orders that wait for the payment, in baht. */
  readonly orders: readonly {
    readonly number: string;
    readonly shop: string;
    readonly net: number;
  }[];
  readonly due: number;
  readonly until: Date;
  readonly links: { readonly pay: string; readonly stop: string };
}

/** Renders the mail about a payment that the marketplace awaits. */
export function paymentReminderMail(reminder: PaymentReminder): WrittenMail {
  const { lang, orders, links } = reminder;
  const due = formatPrice(reminder.due);
  const shop = orders.map((order) => order.shop).join(', ');
  const until = formatDateTime(reminder.until.toISOString(), lang);
  const say = (key: Parameters<typeof text>[1]) => text(lang, key, { shop, due, until });
  const heading = say('mail.payReminder.heading');
  const intro = say('mail.payReminder.intro');
  const rows = orders.map((order) => ({
    label: `#${order.number} ${order.shop}`,
    amount: formatPrice(order.net),
  }));
  const button = { label: say('mail.payReminder.button'), url: links.pay };
  const why = say('mail.payReminder.why');
  const stop = say('mail.reminder.stop');
  return {
    subject: say('mail.payReminder.subject'),
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
      rows.map(({ label, amount }) => `${label}  ${amount}`).join('\n'),
      `${button.label}: ${links.pay}`,
      `-- \n${why}\n${stop}: ${links.stop}`,
    ].join('\n\n'),
  };
}
