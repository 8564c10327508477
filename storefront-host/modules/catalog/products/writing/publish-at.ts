import type { Selectable } from 'kysely';
import type { ProductTable } from '../../../../db/schema.ts';
import type { ProductUpdate } from './product-write.contract.ts';

type Publication = Pick<Selectable<ProductTable>, 'status' | 'publish_at' | 'publish_as'>;

/** Returns the status that the owner chose, which a product gets only at its publication. */
export function chosenStatus({
  status,
  publish_as: later,
}: Pick<Publication, 'status' | 'publish_as'>): Publication['status'] {
  return later !== null && status === 'product_sync_disable' ? later : status;
}

/**
 * A product with a publish date in the future gets the status of a hidden one, so that lists, counts and search
 * need no further condition (decision 170). `publish.due` sets the chosen status later.
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
