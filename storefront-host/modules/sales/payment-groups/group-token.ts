import { Type } from 'typebox';
import { readToken, signToken } from '../../../secrets/signed-token.ts';
import type { Host } from '../../../host.ts';

const CHECKOUT = 'checkout group';
const ORDERS = 'order group';
const DAYS = 365;

const CheckoutGroupToken = Type.Object({ id: Type.String(), cart: Type.Optional(Type.String()) });
/** `cart` is the page of the cart where the checkout began. */
export interface CheckoutGroupName {
  readonly id: string;
  readonly cart?: string;
}
const OrderGroupToken = Type.Object({ id: Type.String() });

type Signer = Pick<Host, 'config' | 'secrets' | 'now'>;

/** Returns the address of a checkout of several shops; it can be used again while it is valid. */
export function checkoutGroupLink(
  host: Signer,
  { id, cart }: CheckoutGroupName,
  expiresAt: Date,
): string {
  const token = signToken(host.secrets, CHECKOUT, { id, cart }, expiresAt);
  return `${host.config.publicUrl}/checkout/all/${token}`;
}

export function readCheckoutGroupToken(host: Signer, token: string): CheckoutGroupName | null {
  return readToken(host.secrets, CHECKOUT, CheckoutGroupToken, token, host.now());
}

/** Returns a link that opens the page of the orders of one visit without signing in (decision 007). */
export function orderGroupLink(host: Signer, id: string): string {
  const until = new Date(host.now().getTime() + DAYS * 86_400_000);
  return `${host.config.publicUrl}/orders/all/${signToken(host.secrets, ORDERS, { id }, until)}`;
}

export function readOrderGroupLink(host: Signer, token: string): string | null {
  return readToken(host.secrets, ORDERS, OrderGroupToken, token, host.now())?.id ?? null;
}
