import type { Host } from '../../../host.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';
import { formMail } from './form-mail.ts';
import { mailboxOf, shopReaders } from '../../shops/index.ts';
import { queueMail } from '../../../mail/queue-mail.ts';

/** Mails an entry to the shop; a reply to the mail goes to the visitor. */
export async function mailFormEntry(
  host: Pick<Host, 'db' | 'config'>,
  { shop_id, entry_id }: JobPayloads['form.entry'],
): Promise<void> {
  const { db, config } = host;
  const entry = await db
    .selectFrom('form_entry as e')
    .innerJoin('shop as s', 's.id', 'e.shop_id')
    .leftJoin('blog as b', (join) =>
      join
        .onRef('b.shop_id', '=', 'e.shop_id')
        .onRef('b.id', '=', 'e.about_id')
        .on('e.form', '=', 'seminar'),
    )
    .leftJoin('product as p', (join) =>
      join
        .onRef('p.shop_id', '=', 'e.shop_id')
        .onRef('p.id', '=', 'e.about_id')
        .on('e.form', '=', 'product'),
    )
    .select(['e.form', 'e.data', 'e.reply_to'])
    .select(['s.title', 's.shopname', 's.email', 's.base_language', 's.settings'])
    .select(['b.title as post', 'p.title as product'])
    .where('e.shop_id', '=', shop_id)
    .where('e.id', '=', entry_id)
    .executeTakeFirst();
  if (!entry) return;
  const event = entry.form === 'product' ? 'questions' : 'messages';
  const shop = { shop_id, shop_lang: entry.base_language, mailbox: mailboxOf(entry, event) };
  const readers = await shopReaders(db, shop, event);
  const facts = {
    shop: entry.title,
    kind: entry.form,
    data: entry.data,
    about: entry.post ?? entry.product,
  };
  const url = `${config.publicUrl}/mybusiness/${entry.shopname}/messages/${entry_id}/show`;
  for (const { address, lang } of readers) {
    await db.transaction().execute((trx) =>
      queueMail(trx, {
        ...formMail(facts, lang, url),
        about: entry_id,
        kind: 'form.entry',
        shop_id,
        recipient: address,
        reply_to: entry.reply_to,
      }),
    );
  }
}
