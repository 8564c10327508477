import { sql, type RawBuilder } from 'kysely';
import { listSource, thaiMinute } from '../../../http/index.ts';
import { ListedSlip, SlipFilter } from './slips.contract.ts';
import { readListedSlips } from './slips.read.ts';

/** Lists the slips of transfers that buyers sent to a shop. */
export const managedSlips = listSource({
  name: 'slips',
  access: 'order:read',
  summary: 'Slips of transfers that buyers sent, filtered, sorted, paged',
  filter: SlipFilter,
  row: ListedSlip,
  sorts: { sent_at: { sql: sql`s.sent_at`, type: 'timestamptz' } },
  from: sql`order_slip s`,
  id: sql`s.id`,
  idType: 'uuid',
  csv: {
    heads: ['order', 'state', 'sentAt', 'net'],
    cells: (slip) => [slip.order_number, slip.state, thaiMinute(slip.sent_at), slip.net],
  },
  where: conditionOf,
  read: (db, { shopId }, ids) => readListedSlips(db, shopId, ids),
});

function conditionOf(shopId: number, filter: SlipFilter): RawBuilder<unknown> {
  const conditions = [sql`s.shop_id = ${shopId} AND NOT s.to_market`];
  if (filter.state) conditions.push(sql`s.state = ${filter.state}`);
  if (filter.id) conditions.push(sql`s.id = ANY(${filter.id}::uuid[])`);
  return sql.join(conditions, sql` AND `);
}
