import { sql, type Kysely } from 'kysely';
import {
  piecesOfOthers,
  refuseLine,
  type LineRefusal,
} from '@talad/elements/commerce/cart/line-refusal';
import type { Database, Lang, StoredLine } from '../../../db/schema.ts';
import {
  figuresOf,
  findProductRows,
  PARCEL,
  parcelOf,
  type ParcelRow,
  preparationOf,
  type ProductRow,
} from '../../catalog/index.ts';
import { deliveryOf, isVatRegistered, SELLING, type WithSelling } from '../../shops/index.ts';
import type { OrderLineDraft } from './placing/insert-order.ts';

export interface ShortLine {
  readonly product_uuid: string;
  readonly title: string;
  readonly refusal: LineRefusal;
}

export type OrderedRows = ReadonlyMap<string, ProductRow & WithSelling & ParcelRow>;

/** Returns the products of the lines by uuid, with today's prices and stock. One query. */
export async function readOrderedRows(
  db: Kysely<Database>,
  shopId: number,
  lines: readonly StoredLine[],
  reader: { readonly lang: Lang; readonly now: Date },
): Promise<OrderedRows> {
  const uuids = lines.map((line) => line.product_uuid);
  const rows = await findProductRows<WithSelling & ParcelRow>(db, reader, {
    where: sql`p.shop_id = ${shopId} AND p.uuid = ANY((SELECT ${uuids}::uuid[])::uuid[])
      AND p.status <> 'removed'`,
    orderBy: sql`p.id`,
    limit: uuids.length,
    hot: 'order_rows',
    extra: `${SELLING}, ${PARCEL}`,
  });
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** Returns the lines that cannot be bought as requested. */
export function shortLines(lines: readonly StoredLine[], rows: OrderedRows): readonly ShortLine[] {
  const others = piecesOfOthers(lines, (line) => rows.get(line.product_uuid)?.main_id);
  return lines.flatMap((line, index) => {
    const row = rows.get(line.product_uuid);
    const refusal = refuseLine(row && productOf(row), line.quantity, others[index]);
    if (!refusal) return [];
    return [{ product_uuid: line.product_uuid, title: row?.title ?? '', refusal }];
  });
}

function productOf(row: ProductRow) {
  const figures = figuresOf(row);
  return {
    has_subproducts: figures.hasSubproducts,
    ready_to_sell: figures.ready,
    status: figures.status,
    remain: figures.remain,
    one_per_cart: row.one_per_cart,
    add_disabled: row.add_disabled,
    ...(row.order_limit !== null && { order_limit: row.order_limit }),
  };
}

export function draftLine(line: StoredLine, rows: OrderedRows): OrderLineDraft {
  const row = rows.get(line.product_uuid);
  if (!row) throw new Error(`product ${line.product_uuid} went missing within a transaction`);
  const { price: unitPrice } = figuresOf(row);
  return {
    row,
    unitPrice,
    quantity: line.quantity,
    comment: line.comment ?? '',
    shipsFree: row.free_shipping,
    isVatExempt: !isVatRegistered(row.selling) || !row.has_vat,
    ...parcelOf(row, deliveryOf(row.selling)),
    preparation: preparationOf(row),
  };
}
