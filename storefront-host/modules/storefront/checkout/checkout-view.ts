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
  /** The account's addresses to choose from; null: a guest. */
  readonly saved: readonly SavedAddress[] | null;
  /** Whether this one is to be saved too. */
  readonly isKept?: boolean;
  /** Whether the box about news and offers was ticked: never before the shopper did. */
  readonly wantsNews: boolean;
  /** The chosen way to pay; null: none was chosen yet. */
  readonly payment: string | null;
  /**
   * Post that the values come from, '' before the first: tells this tab's newer ones (typed-form.ts).
   */
  readonly posted: string;
}
