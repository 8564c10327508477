import type { Kysely } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cart, CartChange, CartRefusal } from '@talad/elements/commerce/cart/cart';
import { cookieName, readCookie, setCookie } from '../../../identity/index.ts';
import { newId } from '../../../db/ids.ts';
import type { Database, StoredLine } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import type { ReadContext } from '../../shops/index.ts';
import { lockLines, readLines, saveLines } from './cart.repository.ts';
import { priceCart, type PricedCart } from './price-cart.ts';

const CART_COOKIE = 'cart';
const CART_DAYS = 30;

/** Returns the cart that this browser's cookie names, or null if there is none. */
export function serverCartId(host: Host, request: FastifyRequest): string | null {
  const raw = readCookie(host.config, request, CART_COOKIE);
  if (raw === null) return null;
  const { valid, value } = request.unsignCookie(raw);
  return valid && value && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}

/** Returns whether an answer depends on the visitor: such a page is never cached for others. */
export function hasServerCart(host: Host, request: FastifyRequest): boolean {
  return request.cookies[cookieName(host.config, CART_COOKIE)] !== undefined;
}

export async function readServerLines(
  host: Host,
  request: FastifyRequest,
): Promise<readonly StoredLine[]> {
  const id = serverCartId(host, request);
  return id === null ? [] : readLines(host.db, id, host.now());
}

/**
 * Returns the server cart with today's prices, for the cart page without JavaScript, or null if it
 * is empty or missing.
 */
export async function readServerCart(
  host: Host,
  request: FastifyRequest,
  ctx: ReadContext,
): Promise<PricedCart | null> {
  const lines = await readServerLines(host, request);
  return lines.length === 0 ? null : priceCart(host.db, lines, ctx);
}

/** Applies one rule of commerce/cart to the visitor's cart, and creates a cart if there is none. */
export async function changeServerCart(
  host: Host,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  change: (cart: Cart, at: number) => CartChange,
): Promise<CartRefusal | undefined> {
  const now = host.now();
  const known = serverCartId(host, request);
  const id = known ?? newId(now.getTime());
  const expiresAt = new Date(now.getTime() + CART_DAYS * 86_400_000);
  const changeIn = async (db: Kysely<Database>, items: readonly StoredLine[]) => {
    const before: Cart = { items, last_updated: 0 };
    const changed = change(before, now.getTime());
    if (changed.cart === before) return changed.refusal;
    await saveLines(db, { id, lines: changed.cart.items, at: now, expiresAt });
    return changed.refusal;
  };
  // A new cart needs no lock, so one statement without a transaction is enough.
  const refusal =
    known === null
      ? await changeIn(host.db, [])
      : await host.db
          .transaction()
          .execute(async (trx) => changeIn(trx, await lockLines(trx, known)));
  setCookie(host.config, reply, CART_COOKIE, reply.signCookie(id), expiresAt);
  return refusal;
}
