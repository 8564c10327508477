import type { CartStatusLine } from '@talad/elements/api/cart.contract';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import type { MailRow } from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';
import { layOutReminder } from './reminder-layout.ts';

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
  const rows = lines.map(({ id, quantity, price }): MailRow => {
    const { title = '', option_text: options } = products[id] ?? {};
    return {
      label: `${title} × ${quantity}`,
      ...(options && { detail: options }),
      amount: formatPrice(price * quantity),
    };
  });
  return layOutReminder({
    lang,
    shop,
    subject: say('mail.reminder.subject'),
    heading: say('mail.reminder.heading'),
    intro: say('mail.reminder.intro'),
    rows,
    button: { label: say('mail.reminder.button'), url: links.again },
    why: say('mail.reminder.why'),
    stopUrl: links.stop,
  });
}
