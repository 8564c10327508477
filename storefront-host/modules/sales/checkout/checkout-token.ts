import { Type } from 'typebox';
import { readToken, signToken } from '../../../secrets/signed-token.ts';
import type { Host } from '../../../host.ts';

const PURPOSE = 'checkout';
export const CHECKOUT_HOURS = 24;

const CheckoutToken = Type.Object({
  id: Type.String(),
  shop_id: Type.Integer(),
  cart: Type.Optional(Type.String()),
});
export interface CheckoutName {
  readonly id: string;
  readonly shop_id: number;
}

/** `cart` is the page of the cart where the checkout began; an embed's cart page is unknown. */
export interface CheckoutToken extends CheckoutName {
  readonly cart?: string;
}

type Signer = Pick<Host, 'config' | 'secrets' | 'now'>;

/** The token can be used again while it is valid, so the Back button leads to the same checkout. */
export function checkoutLink(host: Signer, name: CheckoutToken, expiresAt: Date): string {
  const { id, shop_id, cart } = name;
  const token = signToken(host.secrets, PURPOSE, { id, shop_id, cart }, expiresAt);
  return `${host.config.publicUrl}/checkout/${token}`;
}

export function readCheckoutToken(host: Signer, token: string): CheckoutToken | null {
  return readToken(host.secrets, PURPOSE, CheckoutToken, token, host.now());
}
