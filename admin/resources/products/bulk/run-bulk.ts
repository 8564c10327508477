import type {
  BulkAnswer,
  BulkChange,
  BulkRequest,
  UndoItem,
} from '../../../../storefront-host/modules/back-office/product-changes/bulk.contract.ts';

/** The selected products, or all that the list's filter finds. */
export type BulkScope =
  | { readonly ids: number[] }
  | { readonly filter: NonNullable<BulkRequest['filter']>; readonly expected_count: number };

export interface BulkResult extends Pick<BulkAnswer, 'refused'> {
  readonly changed: number;
  readonly undo: readonly UndoItem[];
}

type Send = (request: BulkRequest) => Promise<BulkAnswer>;

/** Changes these products; those with very many variants need more than one request. */
export async function runBulk(send: Send, ids: number[], change: BulkChange): Promise<BulkResult> {
  const refused: BulkAnswer['refused'] = [];
  const undo: UndoItem[] = [];
  for (let after: number | null = 0; after !== null;) {
    const answer: BulkAnswer = await send({ ids, change, after });
    refused.push(...answer.refused);
    undo.push(...answer.undo);
    after = answer.next;
  }
  return { changed: undo.length, refused, undo };
}
