import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../../host.ts';
import { ShopItemParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { restoreBrand } from '../brands/change-brand.ts';
import { restoreCategory } from '../categories/restore-category.ts';
import { restoreCollection } from '../collections/change-collection.ts';
import { failureOf } from '../refusal.ts';
import { restoreTag } from '../tags/change-tag.ts';

const restorable = [
  ['categories', restoreCategory],
  ['collections', restoreCollection],
  ['brands', restoreBrand],
  ['tags', restoreTag],
] as const;

/** The undo of deletions in the catalogue, for 24 hours (decision 240). */
export const restoreRemovals: Module = (app, host) => {
  for (const [resource, restore] of restorable) {
    app.post(
      `/api/v1/manage/:shop_id/${resource}/:id/restore`,
      {
        config: { access: 'product:write', origin: 'platform' },
        schema: {
          tags: [`manage ${resource}`],
          summary: 'Brings back what was deleted, with what it was on',
          params: ShopItemParams,
          response: { 204: Type.Null(), '4xx': ApiError },
        },
      },
      async (request, reply) => {
        const { shop_id: shopId, id } = request.params;
        const { accountId } = signedIn(request);
        const restored = await restore(host.db, { shopId, accountId, at: host.now() }, id);
        if (!restored.ok) throw failureOf(restored.refusal);
        return reply.status(204).send(null);
      },
    );
  }
};
