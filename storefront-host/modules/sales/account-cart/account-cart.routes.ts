import { AccountCartRequest, AccountCartResponse } from '@talad/elements/api/account-cart.contract';
import { ApiError } from '@talad/elements/api/error.contract';
import { MAX_CART_LINES } from '@talad/elements/commerce/limits';
import { signedIn, shownId } from '../../../identity/index.ts';
import type { Host, Module } from '../../../host.ts';
import { readMinisByUuid } from '../../catalog/index.ts';
import { readApiSite, SiteQuery } from '../../shops/index.ts';
import {
  deleteUnsold,
  findShopsOf,
  lockAccountCart,
  readAccountCart,
  saveApplied,
  type AccountCartOwner,
} from './account-cart.repository.ts';
import { applyChanges, type Applied } from './apply-changes.ts';

/** Spec §9: a signed-in shopper's cart is the same in every browser. */
export const accountCart: Module = (app, host) => {
  app.post(
    '/api/v1/cart/account',
    {
      // A shop's own host can read this too (design §10): its low-privilege session sees only its
      // own lines.
      config: { access: 'visitor', origin: 'any', rateLimit: { max: 120 } },
      schema: {
        tags: ['cart'],
        summary: 'Applies changes to the signed-in account’s cart; answers the whole of it',
        querystring: SiteQuery,
        body: AccountCartRequest,
        response: { 200: AccountCartResponse, '4xx': ApiError },
      },
    },
    async (request, reply): Promise<AccountCartResponse> => {
      const visitor = signedIn(request);
      const { ctx } = await readApiSite(host, request);
      const cart = { accountId: visitor.accountId, onlyShop: visitor.shopId };
      const owner = shownId(host.secrets, visitor);
      const { body } = request;
      const isOwn = body.owner === undefined || body.owner === owner;
      const sent = isOwn ? body : { revision: 0, changes: [] };
      const refused = sent.changes.length > 0 ? await change(host, cart, sent) : [];
      const { revision, lines } = await readAccountCart(host.db, cart);
      // A cart that was swept starts at revision 0 again, so the sender's copy is of an earlier
      // cart.
      const seen = sent.revision > revision ? 0 : sent.revision;
      const changed = lines.filter((line) => line.revision > seen);
      const uuids = changed.map((line) => line.product_uuid);
      reply.header('cache-control', 'no-store');
      return {
        owner,
        revision,
        lines: lines.map(({ product_uuid, quantity }) => ({ product_uuid, quantity })),
        product_data: Object.fromEntries(await readMinisByUuid(host.db, uuids, ctx)),
        refused: [...refused],
      };
    },
  );
};

function change(
  { db, now }: Host,
  cart: AccountCartOwner,
  { revision, changes }: AccountCartRequest,
): Promise<Applied['refused']> {
  return db.transaction().execute(async (trx) => {
    const { accountId, onlyShop } = cart;
    const at = now();
    await lockAccountCart(trx, accountId, at);
    const whole = { accountId, onlyShop: null };
    let stored = await readAccountCart(trx, whole);
    if (stored.lines.length >= MAX_CART_LINES) {
      await deleteUnsold(trx, accountId);
      stored = await readAccountCart(trx, whole);
    }
    const uuids = changes.map((line) => line.product_uuid);
    const shops = await findShopsOf(trx, uuids, onlyShop);
    const applied = applyChanges(stored, { seen: revision, changes, onlyShop, shops });
    if (applied.revision > stored.revision) await saveApplied(trx, accountId, applied, at);
    return applied.refused;
  });
}
