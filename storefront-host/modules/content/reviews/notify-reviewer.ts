import { sql, type Transaction } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { notifyAll } from '../../../identity/index.ts';
import { html } from '../../../html/html.ts';
import { text, type TextVars } from '../../../locales/text.ts';
import { mailLayout, paragraph } from '../../../mail/mail-layout.ts';
import { queueMail, type WrittenMail } from '../../../mail/queue-mail.ts';
import { links } from '../../../rendering/index.ts';

export interface NotifiedReview {
  readonly shop_id: number;
  readonly id: string;
  readonly product_id: number;
  readonly order_id: string | null;
  readonly account_id: string | null;
}

export interface ReviewNews {
  readonly act: 'answer' | 'hide';
  /** The answer, or the reason to hide it. */
  readonly text: string;
  readonly at: Date;
  readonly publicUrl: string;
}

interface Facts {
  readonly shop: string;
  readonly shopname: string;
  readonly product: string;
  readonly slug: string;
  readonly email: string | null;
  readonly lang: Lang;
}

/** Notifies the writer of a review: an account by a notification, a guest by mail to the order's address. */
export async function notifyReviewer(
  trx: Transaction<Database>,
  review: NotifiedReview,
  news: ReviewNews,
): Promise<void> {
  const { rows } = await sql<Facts>`
    SELECT s.title AS shop, s.shopname, p.title AS product, p.slug, r.lang, o.contact->>'email' AS email
    FROM review r
    JOIN shop s ON s.id = r.shop_id
    JOIN product p ON p.shop_id = r.shop_id AND p.id = r.product_id
    LEFT JOIN sales_order o ON o.shop_id = r.shop_id AND o.id = r.order_id
    WHERE r.shop_id = ${review.shop_id} AND r.id = ${review.id}`.execute(trx);
  const [facts] = rows;
  if (!facts) return;
  if (review.account_id !== null) await notify(trx, review.account_id, review, facts, news);
  else if (facts.email) await mail(trx, facts.email, review, facts, news);
}

async function notify(
  trx: Transaction<Database>,
  accountId: string,
  { shop_id: shopId }: NotifiedReview,
  { shop, product }: Facts,
  { act, text: reason, at }: ReviewNews,
): Promise<void> {
  const about = { accountId, shopId, path: '/my/reviews?tab=written', at };
  await notifyAll(trx, [
    act === 'answer'
      ? { ...about, kind: 'review_answered', data: { shop, product } }
      : { ...about, kind: 'review_hidden', data: { shop, product, reason } },
  ]);
}

async function mail(
  trx: Transaction<Database>,
  recipient: string,
  review: NotifiedReview,
  facts: Facts,
  news: ReviewNews,
): Promise<void> {
  const place = { base: `/web/${facts.shopname}`, origin: news.publicUrl };
  const path = links.product(place, facts.slug, review.product_id);
  await queueMail(trx, {
    ...writtenMail(facts, news, `${news.publicUrl}${path}`),
    about: `${review.id} ${news.at.toISOString()}`,
    kind: `review.${news.act}`,
    shop_id: review.shop_id,
    recipient,
  });
}

function writtenMail(
  { shop, product, lang }: Facts,
  { act, text: reply }: ReviewNews,
  url: string,
): WrittenMail {
  const vars: TextVars = { shop, product };
  const heading = text(lang, `mail.review.${act}.heading`, vars);
  const intro = text(lang, `mail.review.${act}.text`, vars);
  const button = { label: text(lang, 'mail.review.button'), url };
  const why = text(lang, 'mail.why.shopper', vars);
  const content = html`${[intro, ...reply.split('\n')].map(paragraph)}`;
  return {
    subject: heading,
    html: mailLayout({ lang, shop, preview: intro, heading, content, button, why }),
    body: [heading, intro, reply, `${button.label}: ${url}`, `-- \n${why}`].join('\n\n'),
  };
}
