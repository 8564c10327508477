import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

export const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });

/**
 * GET `/api/v1/manage/:shop_id/tax-report` sums the tax invoices of a month less its credit notes,
 * in baht; void ones do not count. Their rows are in `papers` and `tax-report.csv`.
 */
export const TaxReport = Type.Object({
  taxable: Baht,
  exempt: Baht,
  vat: Baht,
  /** Number of valid papers, and of void ones. */
  papers: Type.Integer(),
  voided: Type.Integer(),
  /** At most 100 orders of the month whose papers and bookings differ at its end. */
  differences: Type.Array(
    Type.Object({
      order_id: Type.String({ format: 'uuid' }),
      order_number: Type.String(),
      /** VAT on the order's papers. */
      papers: Baht,
      /** VAT that the ledger has booked for the order. */
      ledger: Baht,
    }),
  ),
});
export type TaxReport = Static<typeof TaxReport>;
