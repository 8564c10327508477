import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { signedIn } from '../../../identity/index.ts';
import { text } from '../../../locales/text.ts';
import { ApiFailure, ShopItemParams } from '../../../http/index.ts';
import { readManagedRows, type RefusedVariant } from '../../catalog/index.ts';
import { VariantsUpdate, VariantsUpdated } from '../../catalog/products/variants.contract.ts';
import { changeVariants } from './change-variants.ts';

/** The matrix of a product's variants: prices, stock, codes and barcodes of many at once. */
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

const texts = {
  required: 'field.required',
  invalid: 'field.invalid',
  BAD_PRICE: 'error.BAD_PRICE',
  DUPLICATE: 'field.duplicate',
  TOO_MANY_COMBINATIONS: 'error.TOO_MANY_COMBINATIONS',
  NOT_FOUND: 'error.NOT_FOUND',
  CONFLICT: 'error.CONFLICT',
  NOT_ENOUGH: 'error.STOCK_MOVED',
} as const satisfies Record<RefusedVariant['reason'], string>;

function toRefusal({ id, path, reason }: RefusedVariant, lang: Lang) {
  return { id, path, message: text(lang, texts[reason]) };
}
