import type { Lang } from '../../../../db/schema.ts';
import { isTextKey, text } from '../../../../locales/text.ts';
import { csvLine } from '../../../../http/index.ts';
import {
  codes,
  isCodeField,
  lineFields,
  type LineField,
  type OrderField,
  type OrderRecord,
} from '../../past-orders/order-record.contract.ts';

const columns: readonly (OrderField | LineField)[] = [
  'number',
  'placedAt',
  'status',
  'paymentMethod',
  'paymentStatus',
  'name',
  'phone',
  'email',
  'address',
  'subDistrict',
  'district',
  'province',
  'postcode',
  'customerNote',
  'product',
  'options',
  'unitPrice',
  'quantity',
  'lineTotal',
  'lineDiscount',
  'productTotal',
  'discount',
  'points',
  'wallet',
  'shipping',
  'net',
  'vat',
  'coupon',
  'courier',
  'tracking',
  'tags',
  // Programs may read the columns above by their places.
  'code',
  'lineNote',
  'deliveryMethod',
  'deliveredAt',
  'refunded',
  'notes',
];

/** Only the first row of an order has these, so that a spreadsheet sums its amounts correctly. */
const once: ReadonlySet<string> = new Set<OrderField>([
  'productTotal',
  'discount',
  'points',
  'wallet',
  'shipping',
  'net',
  'vat',
  'refunded',
  'notes',
]);
const ofLine: ReadonlySet<string> = new Set(lineFields);

export function orderHeadCsv(lang: Lang): string {
  return csvLine(columns.map((name) => text(lang, `orderCsv.${name}`)));
}

/** Writes a row for each product of the order, and one row for an order without products. */
export function orderCsv({ order, lines }: OrderRecord, lang: Lang): string {
  const rows = lines.length > 0 ? lines : [{}];
  return rows
    .map((line, index) => {
      const cells: Readonly<Record<string, string | undefined>> = { ...order, ...line };
      return csvLine(
        columns.map((name) => {
          const isShown = index === 0 || ofLine.has(name) || !once.has(name);
          return isShown ? word(name, cells[name] ?? '', lang) : '';
        }),
      );
    })
    .join('');
}

/** Returns a code in the language of the reader; other texts are as they are. */
export function word(field: string, cell: string, lang: Lang): string {
  if (!isCodeField(field) || !codes[field].some((code) => code === cell)) return cell;
  const key = `activity.value.${cell}`;
  return isTextKey(key) ? text(lang, key) : cell;
}
