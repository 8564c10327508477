import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';
import { layOutReminder } from './reminder-layout.ts';

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
  const rows = orders.map((order) => ({
    label: `#${order.number} ${order.shop}`,
    amount: formatPrice(order.net),
  }));
  return layOutReminder({
    lang,
    shop,
    subject: say('mail.payReminder.subject'),
    heading: say('mail.payReminder.heading'),
    intro: say('mail.payReminder.intro'),
    rows,
    button: { label: say('mail.payReminder.button'), url: links.pay },
    why: say('mail.payReminder.why'),
    stopUrl: links.stop,
  });
}
