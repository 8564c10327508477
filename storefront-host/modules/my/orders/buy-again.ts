import type { FastifyReply, FastifyRequest } from 'fastify';
import { addToCart } from '@talad/elements/commerce/cart/cart';
import type { Host } from '../../../host.ts';
import { changeServerCart, type OrderLineRow } from '../../sales/index.ts';
import { readMinisByUuid } from '../../catalog/index.ts';
import type { ReadContext } from '../../shops/index.ts';

/**
 * Adds the lines of an order to the visitor's cart, at today's prices and as far as stock allows. Returns the
 * ranks of the lines that could not be added completely.
 */
export async function buyAgain(
  host: Host,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  lines: readonly OrderLineRow[],
  ctx: ReadContext,
): Promise<readonly number[]> {
  const uuids = lines.map((line) => line.product_uuid);
  const products = await readMinisByUuid(host.db, uuids, ctx);
  const short: number[] = [];
  const refusal = await changeServerCart(host, call, (before, at) => {
    let cart = before;
    for (const { product_uuid, quantity, rank } of lines) {
      const changed = addToCart(cart, products.get(product_uuid), quantity, at);
      cart = changed.cart;
      if (changed.refusal) short.push(rank);
    }
    return { cart };
  });
  return refusal ? lines.map((line) => line.rank) : short;
}
