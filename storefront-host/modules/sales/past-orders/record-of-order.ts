import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../db/schema.ts';
import { thaiMinute } from '../../../http/index.ts';
import { notesCell, type DatedNote } from '../customers/notes-cell.ts';
import type { OrderLineRow, OrderRow } from '../orders/orders.repository.ts';
import type { OrderRecord } from './order-record.contract.ts';

export type ExportedLine = OrderLineRow & {
  /** The product's code; null if it has none, or is removed. */
  readonly code: string | null;
};
export type ExportedOrder = OrderRow & {
  readonly tags: readonly string[];
  /** Notes of the shop, oldest first. */
  readonly notes: readonly DatedNote[];
  readonly lines: readonly ExportedLine[];
};

/** Returns an order of the shop as orders.csv has it; only the delivery method has a language. */
export function recordOfOrder(order: ExportedOrder, lang: Lang): OrderRecord {
  const { contact, address, coupon, tracking, delivery, vat } = order;
  return {
    order: filled({
      number: order.number,
      placedAt: thaiMinute(order.placed_at),
      status: order.status,
      paymentMethod: order.payment_method,
      paymentStatus: order.payment_status,
      name: contact.name,
      phone: contact.phone,
      email: contact.email,
      address: address.address,
      subDistrict: address.sub_district,
      district: address.district,
      province: address.province,
      postcode: address.postcode,
      customerNote: address.note,
      productTotal: baht(order.product_total),
      discount: baht(order.discount),
      points: baht(order.points_worth),
      wallet: baht(order.lnwcash),
      shipping: baht(order.shipping),
      net: baht(order.net),
      vat: vat === null ? null : baht(vat),
      coupon: coupon?.code,
      courier: tracking?.courier,
      tracking: tracking?.code,
      tags: order.tags.map((tag) => tag.replaceAll(',', String.raw`\,`)).join(', '),
      deliveryMethod: delivery?.names[lang],
      deliveredAt: thaiMinute(order.delivered_at),
      refunded: baht(order.refunded),
      notes: notesCell(order.notes),
    }),
    lines: order.lines.map((line) =>
      filled({
        product: line.title,
        options: line.options,
        unitPrice: baht(line.unit_price),
        quantity: String(line.quantity),
        lineTotal: baht(line.line_total),
        lineDiscount: baht(line.discount),
        code: line.code,
        lineNote: line.comment,
      }),
    ),
  };
}

type Filled<T extends string> = Readonly<Partial<Record<T, string>>>;

/** Leaves empty cells out, and writes the others as an import reads them. */
function filled<T extends string>(
  cells: Readonly<Record<T, string | null | undefined>>,
): Filled<T> {
  const pairs = Object.entries<string | null | undefined>(cells).flatMap(([name, cell]) => {
    const text = tidy(cell ?? '');
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(pairs) as Filled<T>;
}

function tidy(cell: string): string {
  return cell
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .trim();
}

function baht(satang: number): string {
  return String(satangToBaht(toSatang(satang)));
}
