import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

export const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });

/**
 * GET `/api/v1/manage/:shop_id/tax-report`: sums of the tax invoices of a month less its credit notes, in baht;
 * void ones count nothing. Their rows are in `papers` and `tax-report.csv`.
 */
export const TaxReport = Type.Object({
  taxable: Baht,
  exempt: Baht,
  vat: Baht,
  /** Valid papers, and void ones. */
  papers: Type.Integer(),
  voided: Type.Integer(),
  /** Orders of the month whose papers and bookings differ at its end, 100 at most. */
  differences: Type.Array(
    Type.Object({
      order_id: Type.String({ format: 'uuid' }),
      order_number: Type.String(),
      /** VAT on the order's papers. */
      papers: Baht,
      /** VAT that the ledger owes for the order. */
      ledger: Baht,
    }),
  ),
});
export type TaxReport = Static<typeof TaxReport>;
