import { pageKeys } from '../../../cache/page-keys.ts';
import type { Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { invalidateMedia } from '../../../media/finished-media.ts';
import type { MediaChange, MediaRefusal } from './media-change.ts';

/**
 * Ends a change of a picture: drops its cached row in this process before the answer; the other processes get a
 * notification. @throws ApiFailure if the change was refused.
 */
export function settleMedia(
  { db }: Pick<Host, 'db'>,
  { shopId, id }: MediaChange,
  refusal: MediaRefusal | null,
): void {
  if (refusal !== null) throw new ApiFailure(refusal === 'NOT_FOUND' ? 404 : 409, refusal);
  invalidateMedia(db, [pageKeys.media(shopId, id)]);
}
