import { useDataProvider, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { MAX_VARIANTS_AT_ONCE } from '../../../../storefront-host/modules/catalog/products/variants/variants.contract.ts';
import type { FirstPart } from '../../../forms/saving/use-revised-save.ts';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { variantsKey } from './use-variants.ts';
import { changesOfDrafts, type VariantDraft, type VariantDrafts } from './variant-drafts.ts';

const CELLS: ReadonlySet<string> = new Set([
  'price',
  'full_price',
  'stock',
  'status',
  'code',
  'barcode',
]);

/** Saves typed variants before the product; refused ones stay in the form with their reason. */
export function useSaveVariants(): FirstPart {
  const { saveVariants } = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const translate = useTranslate();
  const failed = useFailureNotice();
  const save: FirstPart['save'] = async (values, productId, form) => {
    // The form's values are untyped.
    const drafts = values['variants'] as VariantDrafts | undefined;
    if (!drafts) return undefined;
    const left = new Map<string, VariantDraft>(Object.entries(drafts));
    const changes = changesOfDrafts(drafts);
    let refusals = 0;
    try {
      for (let from = 0; from < changes.length; from += MAX_VARIANTS_AT_ONCE) {
        const part = changes.slice(from, from + MAX_VARIANTS_AT_ONCE);
        const { saved, refused } = await saveVariants(productId, part);
        for (const { id } of saved) left.delete(String(id));
        for (const { id, path, message } of refused) {
          const draft = left.get(String(id));
          const cell = CELLS.has(path) ? path : 'row';
          if (draft) left.set(String(id), { ...draft, refused: { [cell]: message } });
        }
        refusals += refused.length;
      }
    } catch (error) {
      failed(error);
      refusals = left.size;
    }
    await queries.invalidateQueries({ queryKey: variantsKey(productId) });
    const rest = left.size === 0 ? undefined : Object.fromEntries(left);
    form.setValue('variants', rest, { shouldDirty: true });
    void queries.invalidateQueries({ queryKey: ['stock'] });
    return refusals === 0
      ? undefined
      : { variants: translate('app.variants.refused', { smart_count: refusals }) };
  };
  return { field: 'variants', save };
}
