import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { recordConsent, writeAudit } from '../../shops/index.ts';
import type { CustomerChange, CustomerChanged } from './change-tags.ts';

/** Records for staff that a customer wants no more messages. */
export function withdrawConsent(
  db: Db,
  { shopId, accountId, at }: CustomerChange,
  id: string,
  revision: number,
): Promise<CustomerChanged> {
  return db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('customer')
      .select(['marketing', 'lang', 'revision'])
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!customer) return 'NOT_FOUND';
    if (customer.revision !== revision) return 'CONFLICT';
    if (!customer.marketing) return 'done';
    const { lang } = customer;
    const choice = { isGiven: false, source: 'staff', staffId: accountId, lang, at } as const;
    await recordConsent(trx, { shopId, customerId: id, ...choice });
    await writeAudit(trx, {
      shopId,
      entity: 'customer',
      entityId: id,
      action: 'unsubscribed',
      accountId,
      before: null,
      after: null,
      at,
    });
    return 'done';
  });
}

/** Withdraws an account's own consent to a shop's news; does nothing without consent. */
export async function withdrawOwnConsent(
  trx: Transaction<Database>,
  { shopId, accountId, at }: CustomerChange,
): Promise<void> {
  const customer = await trx
    .selectFrom('customer')
    .select(['id', 'lang'])
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .where('marketing', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) return;
  const choice = { isGiven: false, source: 'account', lang: customer.lang, at } as const;
  await recordConsent(trx, { shopId, customerId: customer.id, ...choice });
}
