import type { Db } from '../../db/open.ts';
import { html } from '../../html/html.ts';
import type { JobPayloads } from '../../jobs/job-kinds.ts';
import { text } from '../../locales/text.ts';
import { mailLayout, paragraph } from '../../mail/mail-layout.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { staffKinds } from './notice-kinds.ts';
import { notificationOf } from './notice-text.ts';

/** Kinds that shoppers get by mail, too: those about their money. */
const mailedKinds = ['topup_received', 'topup_refused'] as const;

/** Mails a notification to a shopper, or to a staff member who chose mails, in the reader's language. */
export async function mailNotice(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  { id, shop_id: shopId, account_id: accountId, data, path, ...notice }: JobPayloads['notice.mail'],
): Promise<void> {
  const ofShopper = mailedKinds.find((one) => one === notice.kind);
  const kind = ofShopper ?? staffKinds.find((one) => one === notice.kind);
  const reader = await db
    .selectFrom('account')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!reader || kind === undefined) return;
  const lang = reader.locale;
  const row = { id, kind, data, path, created_at: new Date(0), read_at: null };
  const { title, text: body, url } = notificationOf(row, lang, publicUrl);
  const shop = String(data['shop']);
  const why = text(lang, ofShopper ? 'mail.why.wallet' : 'mail.why.shop', { shop });
  const button = { label: text(lang, 'mail.notice.button'), url };
  await db.transaction().execute((trx) =>
    queueMail(trx, {
      subject: title,
      html: mailLayout({
        lang,
        shop,
        preview: body,
        heading: title,
        content: html`${paragraph(body)}`,
        button,
        why,
      }),
      body: [title, body, `${button.label}: ${url}`, `-- \n${why}`].join('\n\n'),
      about: id,
      kind: 'notice',
      shop_id: shopId,
      recipient: reader.email,
    }),
  );
}
