import { sql, type Transaction } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { html } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { isAddress } from '../../../mail/mailer.ts';
import { mailLayout, paragraph } from '../../../mail/mail-layout.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { links } from '../../../rendering/index.ts';
import type { MessageChange } from '../forms/change-message.ts';

interface Facts {
  readonly shop: string;
  readonly shopname: string;
  readonly product_id: number;
  readonly product: string;
  readonly slug: string;
  readonly email: string | null;
  readonly lang: Lang;
}

/** Mails the asker the reason why the question is hidden, if they gave an address. */
export async function notifyAsker(
  trx: Transaction<Database>,
  { shopId, id, at, publicUrl }: MessageChange & { readonly publicUrl: string },
  reason: string,
): Promise<void> {
  const { rows } = await sql<Facts>`
    SELECT s.title AS shop, s.shopname, q.product_id, p.title AS product, p.slug, e.reply_to AS email, e.lang
    FROM product_question q
    JOIN form_entry e ON e.shop_id = q.shop_id AND e.id = q.id
    JOIN shop s ON s.id = q.shop_id
    JOIN product p ON p.shop_id = q.shop_id AND p.id = q.product_id
    WHERE q.shop_id = ${shopId} AND q.id = ${id}`.execute(trx);
  const [facts] = rows;
  if (!facts?.email || !isAddress(facts.email)) return;
  const { shop, product, lang } = facts;
  const heading = text(lang, 'mail.question.hide.heading', { shop });
  const intro = text(lang, 'mail.question.hide.text', { product });
  const why = text(lang, 'mail.answer.why', { shop });
  const place = { base: `/web/${facts.shopname}`, origin: publicUrl };
  const url = `${publicUrl}${links.product(place, facts.slug, facts.product_id)}`;
  const button = { label: text(lang, 'mail.review.button'), url };
  const content = html`${[intro, ...reason.split('\n')].map(paragraph)}`;
  await queueMail(trx, {
    subject: heading,
    html: mailLayout({ lang, shop, preview: intro, heading, content, button, why }),
    body: [heading, intro, reason, `${button.label}: ${url}`, `-- \n${why}`].join('\n\n'),
    about: `${id} ${at.toISOString()}`,
    kind: 'question.hide',
    shop_id: shopId,
    recipient: facts.email,
  });
}
