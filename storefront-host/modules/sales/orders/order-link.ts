import { Type } from 'typebox';
import { readToken, signToken } from '../../../secrets/signed-token.ts';
import type { Host } from '../../../host.ts';

const PURPOSE = 'order';
const DAYS = 365;

export const OrderName = Type.Object({ shop_id: Type.Integer(), order_id: Type.String() });
export interface OrderName {
  readonly shop_id: number;
  readonly order_id: string;
}

type Signer = Pick<Host, 'config' | 'secrets' | 'now'>;

/** Returns a link that opens the page of one order without signing in (decision 007). */
export function orderLink(host: Signer, { shop_id, order_id }: OrderName): string {
  const until = new Date(host.now().getTime() + DAYS * 86_400_000);
  const token = signToken(host.secrets, PURPOSE, { shop_id, order_id }, until);
  return `${host.config.publicUrl}/orders/${token}`;
}

export function readOrderLink(host: Signer, token: string): OrderName | null {
  return readToken(host.secrets, PURPOSE, OrderName, token, host.now());
}
