import type { Db } from '../../../db/open.ts';
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
