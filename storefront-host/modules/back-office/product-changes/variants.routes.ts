import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { ApiFailure, ShopItemParams } from '../../../http/index.ts';
import { readManagedRows, type RefusedVariant } from '../../catalog/index.ts';
import {
  VariantsUpdate,
  VariantsUpdated,
} from '../../catalog/products/variants/variants.contract.ts';
import { refusalTexts } from './refusal-texts.ts';
import { changeVariants } from './change-variants.ts';

/** Edits many variants of a product at once: prices, stock, codes and barcodes. */
export const manageVariants: Module = (app, host) => {
  app.put(
    '/api/v1/manage/:shop_id/products/:id/variants',
    {
      config: { access: 'product:write', origin: 'platform' },
      schema: {
        tags: ['manage products'],
        summary: 'Changes variants of a product, each as a whole or not at all',
        params: ShopItemParams,
        body: VariantsUpdate,
        response: { 200: VariantsUpdated, '4xx': ApiError },
      },
    },
    async (request) => {
      const { shop_id: shopId, id: productId } = request.params;
      const { lang } = request;
      const changed = await changeVariants(host.db, {
        shopId,
        productId,
        changes: request.body.variants,
        accountId: signedIn(request).accountId,
        at: host.now(),
      });
      if (!changed) throw new ApiFailure(404, 'NOT_FOUND');
      return {
        saved: [...(await readManagedRows(host.db, { shopId, lang }, changed.saved))],
        refused: changed.refused.map((one) => toRefusal(one, lang)),
      };
    },
  );
};

function toRefusal({ id, path, reason }: RefusedVariant, lang: Lang) {
  return { id, path, message: text(lang, refusalTexts[reason]) };
}
