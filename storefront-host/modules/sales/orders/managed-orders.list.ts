import { sql, type RawBuilder } from 'kysely';
import { listSource, type FoundBy } from '../../../http/index.ts';
import { hasWord } from '../../catalog/index.ts';
import { codSteps } from '../remittances/cod-steps.ts';
import { orderNumberIn } from './placing/order-number.ts';
import { readOrderTags } from './notes/order-tags.ts';
import { OrderFilter, OrderSummary, type OrderStage } from './orders.contract.ts';
import { toSummary } from './orders.read.ts';
import { readOrderRows } from './orders.repository.ts';

/** Lists the orders of a shop for its staff. */
export const managedOrders = listSource({
  name: 'orders',
  access: 'order:read',
  summary: 'Orders of the shop, filtered, sorted, paged',
  filter: OrderFilter,
  row: OrderSummary,
  sorts: {
    number: { sql: sql`o.sequence`, type: 'bigint' },
    placed_at: { sql: sql`o.placed_at`, type: 'timestamptz' },
    net: { sql: sql`o.net`, type: 'bigint' },
  },
  from: sql`sales_order o`,
  id: sql`o.id`,
  idType: 'uuid',
  where: conditionOf,
  // A stage that few orders are in finds them sooner than a tag that most may have (decision 476).
  through: ({ tag, stage }) => (tag && !isOfFew(stage) ? taggedOrders(tag) : null),
  isScattered,
  isDense: (filter, sort) => sort === 'number' && isOfDays(filter),
  // Numbers rise with time, so the direction stays: the oldest orders come first or last as
  // requested.
  orderOfMany: (filter, { sort, descending }) => ({
    sort: isOfDays(filter) ? 'placed_at' : 'number',
    descending: sort === 'net' || descending,
  }),
  newest: (shopId) => ({ alias: sql`o`, rows: newestOrders(shopId) }),
  exact: (shopId, { q = '' }) => (q.trim() === '' ? null : namedBy(shopId, q.trim())),
  async read(db, { shopId }, ids) {
    const [rows, tags] = await Promise.all([
      readOrderRows(db, shopId, ids),
      readOrderTags(db, shopId, ids),
    ]);
    return rows.map((row) => toSummary(row, tags.get(row.id)));
  },
});

/** Most orders of a shop have been sent; those of the other stages have an index in the order of the number. */
function isOfFew(stage: OrderFilter['stage']): boolean {
  return stage !== undefined && !['shipped', 'delivered', 'completed'].includes(stage);
}

/**
 * Finds orders by a tag from `order_tag`, which has an index for each sort of the list (decision
 * 455).
 */
function taggedOrders(tag: string): FoundBy<typeof OrderFilter> {
  return {
    // A LEFT JOIN on the primary key, which PostgreSQL removes when no other filter needs the
    // orders.
    from: sql`order_tag g LEFT JOIN sales_order o ON o.shop_id = g.shop_id AND o.id = g.order_id`,
    id: sql`g.order_id`,
    idType: 'uuid',
    sorts: {
      number: { sql: sql`g.sequence`, type: 'bigint' },
      placed_at: { sql: sql`g.placed_at`, type: 'timestamptz' },
      net: { sql: sql`g.net`, type: 'bigint' },
    },
    where(shopId, { tag: _this, ...filter }) {
      const own = sql`g.shop_id = ${shopId} AND g.tag = ${tag}`;
      return sql.join([own, ...conditionsOf(shopId, filter, sql`g.placed_at`)], sql` AND `);
    },
  };
}

/**
 * True for orders placed within a range of days, which are adjacent in the index on `placed_at`.
 */
function isOfDays({ from, to, tag, cod, q = '' }: OrderFilter): boolean {
  return (from ?? to) !== undefined && tag === undefined && cod === undefined && q.trim() === '';
}

/**
 * Stages have indexes sorted by number, and days have one sorted by `placed_at`. A tag alone has an
 * index for each sort.
 */
function isScattered(filter: OrderFilter, sort: string): boolean {
  const { tag, stage, owed_back: owed, cod_due: due, cod, from, to, ...others } = filter;
  const { coupon, reminded, status } = others;
  const isStage = (stage ?? owed ?? due) !== undefined;
  return (
    (tag !== undefined && (isStage || Object.keys(others).length > 0)) ||
    (coupon ?? reminded) === true ||
    ((isStage || status !== undefined) && sort !== 'number') ||
    ((from ?? to) !== undefined && (sort !== 'placed_at' || cod !== undefined))
  );
}

function conditionOf(shopId: number, filter: OrderFilter): RawBuilder<unknown> {
  const conditions = conditionsOf(shopId, filter, sql`o.placed_at`);
  return sql.join([sql`o.shop_id = ${shopId}`, ...conditions], sql` AND `);
}

function conditionsOf(
  shopId: number,
  filter: OrderFilter,
  placedAt: RawBuilder<unknown>,
): readonly RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.status) conditions.push(sql`o.status = ${filter.status}`);
  if (filter.sold) conditions.push(sql`o.status <> 'cancelled'`);
  if (filter.stage) conditions.push(STAGES[filter.stage]);
  if (filter.owed_back) conditions.push(OWED_BACK);
  // The condition matches the index `sales_order_cod_due`.
  if (filter.cod_due) conditions.push(sql`o.cod_due > 0`);
  if (filter.coupon) conditions.push(sql`o.coupon IS NOT NULL`);
  if (filter.reminded) conditions.push(sql`o.reminded_at IS NOT NULL`);
  if (filter.tag) conditions.push(tagged(shopId, filter.tag));
  const step = filter.cod && codSteps[filter.cod];
  if (step) conditions.push(step.isDone);
  const at = step?.at ?? placedAt;
  if (filter.from) conditions.push(sql`${at} >= ${midnight(filter.from)}`);
  if (filter.to) conditions.push(sql`${at} < ${midnight(filter.to)} + interval '1 day'`);
  if (filter.id) conditions.push(sql`o.id = ANY(${filter.id}::uuid[])`);
  if (filter.customer_id) conditions.push(sql`o.customer_id = ${filter.customer_id}`);
  const text = filter.q?.trim();
  if (text) conditions.push(sql`(${sql.join(searched(shopId, text), sql` OR `)})`);
  return conditions;
}

const TO_SHIP = sql`o.status = 'placed' AND (o.payment_method = 'cod' OR o.payment_status <> 'pending')`;
const NOT_PACKED = sql`${TO_SHIP} AND NOT o.part_sent AND o.prepared_at IS NULL`;

const WITH_RETURN = sql`o.return_state IN ('asked', 'accepted', 'returned', 'disputed')`;
const SENT = sql`o.status IN ('shipped', 'delivered') AND (${WITH_RETURN}) IS NOT TRUE`;
const REFUNDED = sql`o.refunded + o.refunded_lnwcash + o.refunded_points > 0`;
const REFUNDED_WHOLE = sql`${REFUNDED} AND o.refunded = o.net AND o.refunded_lnwcash = o.lnwcash
  AND o.refunded_points = o.points_spent`;
const ARRIVED = sql`o.status = 'delivered' AND (${WITH_RETURN}) IS NOT TRUE AND NOT (${REFUNDED})`;

/** The stages are those of `stageOf`, and match the indexes of single stages. */
const STAGES: Readonly<Record<OrderStage, RawBuilder<unknown>>> = {
  placed: sql`${NOT_PACKED} AND o.payment_method = 'cod'`,
  pending_payment: sql`o.payment_method <> 'cod' AND o.payment_status = 'pending'
    AND o.status = 'placed'`,
  paid: sql`${NOT_PACKED} AND o.payment_method <> 'cod' AND o.payment_status <> 'pending'`,
  preparing: sql`${TO_SHIP} AND NOT o.part_sent AND o.prepared_at IS NOT NULL`,
  part_shipped: sql`${TO_SHIP} AND o.part_sent`,
  shipped: sql`o.status = 'shipped' AND (${WITH_RETURN}) IS NOT TRUE AND NOT (${REFUNDED_WHOLE})`,
  delivered: sql`${ARRIVED} AND o.completed_at IS NULL`,
  completed: sql`${ARRIVED} AND o.completed_at IS NOT NULL`,
  return_asked: sql`o.return_state IN ('asked', 'accepted') AND o.status <> 'cancelled'`,
  returned: sql`o.return_state = 'returned' AND o.status <> 'cancelled'`,
  disputed: sql`o.return_state = 'disputed' AND o.status <> 'cancelled'`,
  part_refunded: sql`${REFUNDED} AND o.status = 'delivered' AND ${SENT} AND NOT (${REFUNDED_WHOLE})`,
  refunded: sql`${REFUNDED_WHOLE} AND ${SENT}`,
  cancelled: sql`o.status = 'cancelled'`,
};

/** The condition matches the index `sales_order_owed_back`. */
const OWED_BACK = sql`o.status = 'cancelled' AND o.payment_status = 'paid'`;

function tagged(shopId: number, tag: string): RawBuilder<unknown> {
  return sql`EXISTS (SELECT 1 FROM order_tag g
    WHERE g.shop_id = ${shopId} AND g.order_id = o.id AND g.tag = ${tag})`;
}

/** Returns the start of a day in Thailand, which has no daylight-saving time. */
function midnight(day: string): RawBuilder<unknown> {
  return sql`(${day}::date)::timestamp AT TIME ZONE 'Asia/Bangkok'`;
}

/** The expression matches the index `sales_order_search`. */
const WORDS = sql`lower(coalesce(o.contact->>'name', '') || ' ' || coalesce(o.contact->>'phone', '')
  || ' ' || coalesce(o.tracking->>'code', ''))`;

/** Searches by the whole number or tracking code, which have an index each. */
function namedBy(shopId: number, text: string): RawBuilder<unknown> {
  return sql`o.id = ANY(ARRAY(
    SELECT n.id FROM sales_order n
    WHERE n.shop_id = ${shopId} AND n.number = ANY(${orderNumberIn(text)}::text[])
    UNION SELECT t.id FROM sales_order t
    WHERE t.shop_id = ${shopId} AND t.tracking IS NOT NULL AND lower(t.tracking->>'code') = ${text.toLowerCase()}))`;
}

function newestOrders(shopId: number): RawBuilder<unknown> {
  return sql`FROM sales_order o WHERE o.shop_id = ${shopId} ORDER BY o.sequence DESC`;
}

/** Searches by name, telephone number and tracking code, and by number if the text can be one. */
function searched(shopId: number, text: string): readonly RawBuilder<unknown>[] {
  const digits = text.replace(/[^0-9]/g, '');
  const words = { text: WORDS, id: sql`o.id`, newest: newestOrders(shopId) };
  return [
    hasWord(words, text.toLowerCase()),
    ...(/^[\d\s().+-]+$/.test(text) && digits ? [hasWord(words, digits)] : []),
    ...orderNumberIn(text).map((number) => sql`o.number = ${number}`),
  ];
}
