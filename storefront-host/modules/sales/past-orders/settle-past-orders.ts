import { sql, type Kysely, type Transaction } from 'kysely';
import { bahtToSatang } from '@talad/elements/commerce/money';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { readExported } from '../orders/export/exported-orders.ts';
import {
  lineFields,
  orderFields,
  personFields,
  type LineField,
  type OrderField,
  type OrderRecord,
} from './order-record.contract.ts';
import { recordOfPast, type PastOrderRow } from './past-orders.read.ts';
import type { FileOrder, RefusedOrderRow } from './read-past-order.ts';
import { recordOfOrder } from './record-of-order.ts';

export interface PastOrdersPlace {
  readonly shopId: number;
  readonly importId: string;
  readonly at: Date;
}

export interface SettledOrder {
  readonly order: FileOrder;
  readonly outcome: 'created' | 'unchanged' | Omit<RefusedOrderRow, 'line'>;
}

/** Checks orders as an import would settle them, and writes nothing. */
export async function checkPastOrders(
  db: Kysely<Database>,
  { shopId }: PastOrdersPlace,
  orders: readonly FileOrder[],
): Promise<readonly SettledOrder[]> {
  const numbers = orders.map(numberOf);
  const { rows } = await sql<PastOrderRow>`
    SELECT p.* FROM past_order p
    WHERE p.shop_id = ${shopId} AND p.number = ANY(${numbers}::text[])`.execute(db);
  const past = new Map(rows.map((row) => [row.number, row]));
  const own = await readExported(
    db,
    shopId,
    sql`o.number = ANY(${numbers}::text[])`,
    numbers.length,
  );
  const live = new Map(own.map((order) => [order.number, order]));
  return orders.map((order): SettledOrder => {
    const number = numberOf(order);
    const [here, before] = [live.get(number), past.get(number)];
    if (!here && !before) return { order, outcome: 'created' };
    const known = here
      ? [recordOfOrder(here, 'th'), recordOfOrder(here, 'en')]
      : before
        ? [recordOfPast(before)]
        : [];
    // A product's code may have changed since; an erased order names no person.
    const left: readonly string[] = here ? ['code'] : before?.erased_at ? erasedFields : [];
    const differences = known.map((one) => differenceOf(order.record, one, left));
    if (differences.includes(null)) return { order, outcome: 'unchanged' };
    const field = differences[0] ?? 'number';
    const code = here ? 'ORDER_HERE_DIFFERS' : 'PAST_ORDER_DIFFERS';
    return { order, outcome: { code, about: field } };
  });
}

/** Adds the orders that the shop does not know; a constant number of queries. */
export async function importPastOrders(
  trx: Transaction<Database>,
  place: PastOrdersPlace,
  orders: readonly FileOrder[],
): Promise<readonly SettledOrder[]> {
  const settled = await checkPastOrders(trx, place, orders);
  const rows = settled.flatMap(({ order, outcome }) =>
    outcome === 'created' ? [rowOf(order, place)] : [],
  );
  if (rows.length > 0) await trx.insertInto('past_order').values(rows).execute();
  return settled;
}

const erasedFields: readonly string[] = [...personFields, 'name', 'phone', 'email', 'lineNote'];

/** Returns the first column that the file fills with something else; an empty cell says nothing. */
function differenceOf(
  file: OrderRecord,
  known: OrderRecord,
  left: readonly string[],
): OrderField | LineField | null {
  const differs = orderFields.find(
    (field) =>
      file.order[field] !== undefined &&
      file.order[field] !== known.order[field] &&
      !left.includes(field),
  );
  if (differs || file.lines.length === 0) return differs ?? null;
  if (file.lines.length !== known.lines.length) return 'product';
  return (
    lineFields.find(
      (field) =>
        !left.includes(field) &&
        file.lines.some(
          (line, index) => line[field] !== undefined && line[field] !== known.lines[index]?.[field],
        ),
    ) ?? null
  );
}

const columns: ReadonlySet<string> = new Set([
  'number',
  'placedAt',
  'name',
  'phone',
  'email',
  'net',
] satisfies readonly OrderField[]);
const ofPerson: ReadonlySet<string> = new Set(personFields);

function rowOf({ record, placedAt }: FileOrder, { shopId, importId, at }: PastOrdersPlace) {
  const { number = '', name = '', phone = null, email = null, net } = record.order;
  const cells = Object.entries(record.order).filter(([field]) => !columns.has(field));
  const some = (isPersonal: boolean) =>
    JSON.stringify(
      Object.fromEntries(cells.filter(([field]) => ofPerson.has(field) === isPersonal)),
    );
  return {
    shop_id: shopId,
    id: newId(at.getTime()),
    import_id: importId,
    number,
    placed_at: placedAt,
    name,
    phone,
    email,
    net: net === undefined ? null : bahtToSatang(Number(net)),
    person: some(true),
    details: some(false),
    lines: JSON.stringify(record.lines),
    erased_at: null,
  };
}

function numberOf({ record }: FileOrder): string {
  return record.order.number ?? '';
}
