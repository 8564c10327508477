import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatDateTime, formatNumber, formatPrice } from '@talad/elements/locales/format';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextVars } from '../../../locales/text.ts';
import { html } from '../../../html/html.ts';
import {
  mailLayout,
  paragraph,
  rowTable,
  smallHeading,
  type MailRow,
} from '../../../mail/mail-layout.ts';
import type { WrittenMail } from '../../../mail/queue-mail.ts';
import { RETURN_DAYS } from '../orders/life/complete-orders.ts';
import type { OrderFacts } from './order-facts.ts';
import type { OrderMailKind, ReturnNews } from './order-mail-kinds.ts';
import { openingOf } from './order-mail-openings.ts';

/** The goods are sent after these mails; the other mails need no address. */
const showAddress: ReadonlySet<OrderMailKind> = new Set([
  'placed',
  'sold',
  'paid',
  'prepared',
  'shipped',
  'parcel',
]);

/** Renders one mail about an order in the reader's language. `url` is the target of its button. */
export function orderMail(
  kind: OrderMailKind,
  order: OrderFacts,
  lang: Lang,
  url: string,
  news: ReturnNews = {},
): WrittenMail {
  const vars: TextVars = {
    number: order.number,
    shop: order.shop_title,
    net: price(order.net),
    name: order.contact.name,
    count: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    courier: order.tracking?.courier ?? '',
    code: order.tracking?.code ?? '',
    until: order.pay_by ? formatDateTime(order.pay_by, lang) : '',
    answer: news.answer ?? '',
    refund: price(news.refund ?? order.net - order.refunded),
    inWallet: price(news.walletPart ?? 0),
    elsewhere: price((news.refund ?? 0) - (news.walletPart ?? 0)),
    days: RETURN_DAYS,
  };
  const say = (key: Parameters<typeof text>[1]) => text(lang, key, vars);
  const heading = say(`mail.${kind}.heading`);
  const opening = openingOf(kind, order, news).map(say);
  const rows = [...lineRows(order, lang), ...totalRows(order, lang)];
  const address = showAddress.has(kind) ? addressLines(order, lang) : [];
  const button = { label: say(`mail.${kind}.button`), url };
  const why = say(kind === 'sold' ? 'mail.why.shop' : 'mail.why.shopper');
  const content = html`${opening.map(paragraph)}${rowTable(rows)}${address.length > 0 && smallHeading(say('mail.to'))}${address.map(paragraph)}`;
  return {
    subject: say(`mail.${kind}.subject`),
    html: mailLayout({
      lang,
      shop: order.shop_title,
      preview: opening[0] ?? heading,
      heading,
      content,
      button,
      why,
    }),
    body: [
      heading,
      opening.join('\n'),
      rows.map(plainRow).join('\n'),
      ...(address.length > 0 ? [[`${say('mail.to')}:`, ...address].join('\n')] : []),
      `${button.label}: ${url}`,
      `-- \n${why}`,
    ].join('\n\n'),
  };
}

function lineRows(order: OrderFacts, lang: Lang): readonly MailRow[] {
  return order.lines.map(({ title, options, quantity, line_total: total, comment }) => {
    const detail = [options, comment && text(lang, 'order.comment', { comment })]
      .filter(Boolean)
      .join(' · ');
    return { label: `${title} × ${quantity}`, ...(detail && { detail }), amount: price(total) };
  });
}

function totalRows(order: OrderFacts, lang: Lang): readonly MailRow[] {
  const discount = order.discount - order.points_worth;
  const shipping = order.shipping === 0 ? text(lang, 'mail.free') : price(order.shipping);
  return [
    { label: text(lang, 'mail.products'), amount: price(order.product_total) },
    ...(discount > 0
      ? [{ label: text(lang, 'mail.discount'), amount: `-${price(discount)}` }]
      : []),
    ...(order.coupon ? [{ label: text(lang, 'mail.coupon'), amount: order.coupon.code }] : []),
    ...(order.points_worth > 0
      ? [
          {
            label: text(lang, 'checkout.points', { points: formatNumber(order.points_spent) }),
            amount: `-${price(order.points_worth)}`,
          },
        ]
      : []),
    ...(order.lnwcash > 0
      ? [{ label: text(lang, 'checkout.lnwcash'), amount: `-${price(order.lnwcash)}` }]
      : []),
    { label: text(lang, 'mail.shipping'), amount: shipping },
    { label: text(lang, 'mail.net'), amount: price(order.net), strong: true },
  ];
}

function addressLines({ contact, address }: OrderFacts, lang: Lang): readonly string[] {
  const area = `${address.sub_district} ${address.district} ${address.province} ${address.postcode}`;
  const lines = [
    `${contact.name} ${text(lang, 'mail.phone')} ${formatPhone(contact.phone)}`,
    `${address.address} ${area}`.trim(),
  ];
  const filled = lines.filter((line) => line !== '');
  return address.note ? [...filled, `${text(lang, 'mail.note')}: ${address.note}`] : filled;
}

function plainRow({ label, detail, amount }: MailRow): string {
  return `${label}${detail ? ` (${detail})` : ''}  ${amount}`;
}

function price(satang: number): string {
  return formatPrice(satangToBaht(toSatang(satang)));
}
