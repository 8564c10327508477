import type { Selectable } from 'kysely';
import type { ProductTable } from '../../../../db/schema.ts';
import type { ProductUpdate } from './product-write.contract.ts';

type Publication = Pick<Selectable<ProductTable>, 'status' | 'publish_at' | 'publish_as'>;

/** The status that the owner chose, which a product that waits for its publication does not have yet. */
export function chosenStatus({
  status,
  publish_as: later,
}: Pick<Publication, 'status' | 'publish_as'>): Publication['status'] {
  return later !== null && status === 'product_sync_disable' ? later : status;
}

/**
 * A product with a publish date in the future is hidden like one that its owner hid, so that lists,
 * counts and the search need no rule of their own (decision 170); `publish.due` gives it its status.
 */
export function publicationOf(
  row: Publication,
  update: Pick<ProductUpdate, 'publish_at'>,
  chosen: Publication['status'],
  at: Date,
): Pick<Publication, 'status'> & Partial<Publication> {
  const sent = update.publish_at;
  const publishAt = sent === undefined ? row.publish_at : sent === null ? null : new Date(sent);
  const waits = publishAt !== null && publishAt > at && chosen !== 'product_sync_disable';
  const publishAs = waits ? chosen : null;
  const isSame = publishAt?.getTime() === row.publish_at?.getTime() && publishAs === row.publish_as;
  return {
    status: waits ? 'product_sync_disable' : chosen,
    ...(!isSame && { publish_at: publishAt, publish_as: publishAs }),
  };
}
