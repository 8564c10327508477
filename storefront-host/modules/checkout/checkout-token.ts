import { Type } from 'typebox';
import { readToken, signToken } from '../../account/signed-token.ts';
import type { Host } from '../../host.ts';

const PURPOSE = 'checkout';
export const CHECKOUT_HOURS = 24;

const CheckoutName = Type.Object({ id: Type.String(), shop_id: Type.Integer() });
export interface CheckoutName {
  readonly id: string;
  readonly shop_id: number;
}

type Signer = Pick<Host, 'config' | 'secrets' | 'now'>;

/** May be used again while it lasts: the Back button leads to the same checkout. */
export function checkoutLink(host: Signer, name: CheckoutName, expiresAt: Date): string {
  const token = signToken(host.secrets, PURPOSE, { id: name.id, shop_id: name.shop_id }, expiresAt);
  return `${host.config.publicUrl}/checkout/${token}`;
}

export function readCheckoutToken(host: Signer, token: string): CheckoutName | null {
  return readToken(host.secrets, PURPOSE, CheckoutName, token, host.now());
}
