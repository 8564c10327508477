import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../../db/schema.ts';
import { text, type SuffixOf, type TextKey } from '../../../../locales/text.ts';
import { csvLine, thaiMinute } from '../../../../http/index.ts';
import type { OrderLineRow, OrderRow } from '../orders.repository.ts';

export type ExportedOrder = OrderRow & { readonly tags: readonly string[] };

/** A line of an order; null if the order has no lines. */
interface Row {
  readonly order: ExportedOrder;
  readonly line: OrderLineRow | null;
  readonly isFirst: boolean;
  readonly lang: Lang;
}
type Cell = string | number | null;
type Column = readonly [name: SuffixOf<TextKey, 'orderCsv'>, cell: (row: Row) => Cell];

/** Only the first row of an order has its amounts, so that a spreadsheet sums them correctly. */
const once =
  (cell: (order: ExportedOrder) => Cell) =>
  ({ order, isFirst }: Row) =>
    isFirst ? cell(order) : null;

const columns: readonly Column[] = [
  ['number', ({ order }) => order.number],
  ['placedAt', ({ order }) => thaiMinute(order.placed_at)],
  ['status', ({ order, lang }) => text(lang, `activity.value.${order.status}`)],
  ['paymentMethod', ({ order, lang }) => text(lang, `activity.value.${order.payment_method}`)],
  ['paymentStatus', ({ order, lang }) => text(lang, `activity.value.${order.payment_status}`)],
  ['name', ({ order }) => order.contact.name],
  ['phone', ({ order }) => order.contact.phone],
  ['email', ({ order }) => order.contact.email ?? null],
  ['address', ({ order }) => order.address.address],
  ['subDistrict', ({ order }) => order.address.sub_district],
  ['district', ({ order }) => order.address.district],
  ['province', ({ order }) => order.address.province],
  ['postcode', ({ order }) => order.address.postcode],
  ['customerNote', ({ order }) => order.address.note ?? null],
  ['product', ({ line }) => line && line.title],
  ['options', ({ line }) => line && line.options],
  ['unitPrice', ({ line }) => line && baht(line.unit_price)],
  ['quantity', ({ line }) => line && line.quantity],
  ['lineTotal', ({ line }) => line && baht(line.line_total)],
  ['lineDiscount', ({ line }) => line && baht(line.discount)],
  ['productTotal', once((order) => baht(order.product_total))],
  ['discount', once((order) => baht(order.discount))],
  ['points', once((order) => baht(order.points_worth))],
  ['wallet', once((order) => baht(order.lnwcash))],
  ['shipping', once((order) => baht(order.shipping))],
  ['net', once((order) => baht(order.net))],
  ['vat', once(({ vat }) => (vat === null ? null : baht(vat)))],
  ['coupon', ({ order }) => order.coupon && order.coupon.code],
  ['courier', ({ order }) => order.tracking && order.tracking.courier],
  ['tracking', ({ order }) => order.tracking && order.tracking.code],
  ['tags', ({ order }) => order.tags.join(', ')],
];

export function orderHeadCsv(lang: Lang): string {
  return csvLine(columns.map(([name]) => text(lang, `orderCsv.${name}`)));
}

/** Writes a row for each product of the order, and one row for an order without products. */
export function orderCsv(order: ExportedOrder, lines: readonly OrderLineRow[], lang: Lang): string {
  const rows = lines.length > 0 ? lines : [null];
  return rows
    .map((line, index) => {
      const row = { order, line, isFirst: index === 0, lang };
      return csvLine(columns.map(([, cell]) => cell(row)));
    })
    .join('');
}

function baht(satang: number): number {
  return satangToBaht(toSatang(satang));
}
