import { couponCode } from '@talad/elements/commerce/price/coupon';
import type { Satang } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import { priceCart } from '../cart/price-cart.ts';
import { judgeCoupon, type CouponRefusal } from '../coupons/checkout-coupon.ts';
import type { Host } from '../../../host.ts';
import type { ReadContext } from '../../shops/index.ts';
import { readCheckoutToken, type CheckoutName } from './checkout-token.ts';
import { findCheckout } from './checkout.repository.ts';

/** Names the form's fields: a typed code, a chosen one, and the two buttons. */
export const COUPON_FIELDS = {
  typed: 'coupon',
  chosen: 'use_coupon',
  removed: 'remove_coupon',
  applied: 'apply_coupon',
} as const;

/**
 * Returns the coupon that the posted form asks for: a code, null to remove it, or undefined for no
 * change.
 * @param of suffix of the fields' names, if the form has fields of several shops.
 */
export function couponOfForm(
  form: Readonly<Record<string, unknown>>,
  of = '',
): string | null | undefined {
  const { removed, chosen, typed, applied } = COUPON_FIELDS;
  if (form[`${removed}${of}`] !== undefined) return null;
  const code = couponCode(form[`${chosen}${of}`]) || couponCode(form[`${typed}${of}`]);
  return code === '' && form[`${applied}${of}`] === undefined ? undefined : code;
}

export type AppliedCoupon =
  | { readonly kind: 'gone' }
  | { readonly kind: 'applied' | 'removed' }
  | { readonly kind: 'refused'; readonly code: string; readonly refusal: CouponRefusal };

/** Applies a coupon to the checkout, or removes it; neither orders anything. */
export async function applyCoupon(
  host: Host,
  request: {
    readonly token: string;
    readonly code: string | null;
    readonly accountId: string | null;
  },
  ctx: ReadContext,
): Promise<AppliedCoupon> {
  const name = readCheckoutToken(host, request.token);
  return name ? applyCouponTo(host, name, request, ctx) : { kind: 'gone' };
}

export async function applyCouponTo(
  host: Host,
  name: CheckoutName,
  { code, accountId }: { readonly code: string | null; readonly accountId: string | null },
  ctx: ReadContext,
): Promise<AppliedCoupon> {
  const row = await findCheckout(host.db, name);
  if (!row) return { kind: 'gone' };
  if (code === null) {
    await setCoupon(host.db, name, null);
    return { kind: 'removed' };
  }
  if (code === '') return { kind: 'refused', code, refusal: { code: 'COUPON_EMPTY' } };
  const priced = await priceCart(host.db, row.contents, ctx);
  const product: Satang | undefined = priced.totals.get(row.shop_id)?.price.product;
  if (product === undefined) return { kind: 'gone' };
  const couponRequest = { shopId: row.shop_id, code, accountId, lang: ctx.lang, now: ctx.now };
  const verdict = await judgeCoupon(host.db, couponRequest, product);
  if (!verdict.ok) return { kind: 'refused', code, refusal: verdict.refusal };
  await setCoupon(host.db, name, code);
  return { kind: 'applied' };
}

export async function setCoupon(db: Db, name: CheckoutName, code: string | null): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ coupon_code: code })
    .where('shop_id', '=', name.shop_id)
    .where('id', '=', name.id)
    .where('order_id', 'is', null)
    .execute();
}
