import {
  add,
  allocate,
  fraction,
  subtract,
  toSatang,
  vatIncluded,
  ZERO,
  type Satang,
} from '@talad/elements/commerce/money';
import type { OrderLineRow, OrderRow } from '../orders/orders.repository.ts';

/** Amounts of a paper, which add up to its total. */
export interface PaperAmounts {
  /** Value of the taxable lines, without VAT. */
  readonly taxable: Satang;
  readonly exempt: Satang;
  readonly vat: Satang;
}

export function totalOf({ taxable, exempt, vat }: PaperAmounts): Satang {
  return add(taxable, exempt, vat);
}

/**
 * Computes the amounts of an order's invoice with the VAT rate of its date, in hundredths of a
 * percent. Discount and delivery follow the lines as in `orderTotal`, so that the VAT equals the
 * one that the ledger booked, to the satang.
 */
export function invoiceAmounts(
  order: Pick<OrderRow, 'shipping'>,
  lines: readonly Pick<OrderLineRow, 'line_total' | 'discount' | 'vat_exempt'>[],
  rate: number,
): PaperAmounts {
  const fees = allocate(
    toSatang(order.shipping),
    lines.map((line) => toSatang(line.line_total)),
  );
  const charged = lines.map((line, index) =>
    add(toSatang(line.line_total - line.discount), fees[index] ?? ZERO),
  );
  const sumOf = (isExempt: boolean) =>
    add(ZERO, ...charged.filter((_, index) => lines[index]?.vat_exempt === isExempt));
  const gross = sumOf(false);
  const vat = vatIncluded(gross, rate);
  return { taxable: subtract(gross, vat), exempt: sumOf(true), vat };
}

/**
 * Returns the part of an invoice that `amount` satang take back, VAT included, after earlier notes
 * took back `credited`. It is computed from the sums, so that the notes together take back the
 * invoice's VAT to the satang.
 */
export function creditAmounts(
  invoice: PaperAmounts,
  credited: PaperAmounts,
  { amount, rate }: { readonly amount: Satang; readonly rate: number },
): PaperAmounts {
  const gross = add(totalOf(credited), amount);
  const taxed = fraction(gross, add(invoice.taxable, invoice.vat), totalOf(invoice));
  const vat = subtract(vatIncluded(taxed, rate), credited.vat);
  const taxable = subtract(taxed, add(credited.taxable, credited.vat), vat);
  return { taxable, exempt: subtract(amount, taxable, vat), vat };
}
