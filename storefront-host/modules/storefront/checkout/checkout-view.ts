import type { Checkout } from '@talad/elements/api/checkout.contract';
import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import type { Lang } from '../../../db/schema.ts';
import type { FieldError, SavedAddress } from '../../shops/index.ts';
import type { CouponOutcome, PostedCheckout } from './posted-checkout.ts';

export interface CheckoutView {
  readonly lang: Lang;
  readonly checkout: Checkout;
  /** Path of this page. */
  readonly action: string;
  readonly values: AddressValues;
  readonly errors: readonly FieldError[];
  readonly notice: NonNullable<PostedCheckout['notice']> | null;
  readonly coupon?: CouponOutcome | undefined;
  /** Addresses of the account to choose from; null for a guest. */
  readonly saved: readonly SavedAddress[] | null;
  /** True if the new address is to be saved too. */
  readonly isKept?: boolean;
  /** True if the shopper has ticked the box about news and offers. */
  readonly wantsNews: boolean;
  /** The chosen payment method; null if none yet. */
  readonly payment: string | null;
  /**
   * Id of the post that the values come from, '' before the first: the tab compares it with its own newer values
   * (typed-form.ts).
   */
  readonly posted: string;
}
