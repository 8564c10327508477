import type {
  CollectionRule,
  RulePreview,
} from '../../../storefront-host/modules/catalog/collections/manage-collections.contract.ts';
import { answerOf, type CallApi } from '../call-api.ts';

/** Previews an unsaved rule, and deletes with the shown revision. */
export interface CollectionCalls {
  readonly previewRule: (rule: CollectionRule, signal?: AbortSignal) => Promise<RulePreview>;
  readonly removeCollection: (id: number, revision: number) => Promise<unknown>;
}

/** @param base `/api/v1/manage/{shop_id}` */
export function createCollectionCalls(base: string, callApi: CallApi): CollectionCalls {
  return {
    previewRule: async (rule, signal) =>
      answerOf<RulePreview>(
        await callApi(`${base}/collections/preview`, {
          method: 'POST',
          body: JSON.stringify(rule),
          ...(signal && { signal }),
        }),
      ),
    removeCollection: (id, revision) =>
      callApi(`${base}/collections/${id}?revision=${revision}`, { method: 'DELETE' }),
  };
}
