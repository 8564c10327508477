import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const Day = Type.String({ format: 'date' });

/** GET `/api/v1/manage/:shop_id/vat-limit` answers null if the shop is registered for VAT. */
export const VatLimit = Type.Union([
  Type.Null(),
  Type.Object({
    /** The calendar year in Thailand, or last year if the shop passed the limit then. */
    year: Type.Integer(),
    /** Income of that year, from the ledger. */
    sales: Baht,
    limit: Baht,
    /** True if the owner should prepare the registration now. */
    is_near: Type.Boolean(),
    /**
     * The day on which the income passed the limit, and the last day to register; null if it has
     * not.
     */
    passed: Type.Union([Type.Null(), Type.Object({ on: Day, register_by: Day })]),
  }),
]);
export type VatLimit = Static<typeof VatLimit>;
