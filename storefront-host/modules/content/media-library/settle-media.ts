import { pageKeys } from '../../../cache/page-keys.ts';
import type { Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { forgetMedia } from '../../../media/finished-media.ts';
import type { MediaChange, MediaRefusal } from './media-change.ts';

/**
 * After a change of a picture: this process forgets the row before it answers, others by the notice.
 * @throws ApiFailure where the change was refused.
 */
export function settleMedia(
  { db }: Pick<Host, 'db'>,
  { shopId, id }: MediaChange,
  refusal: MediaRefusal | null,
): void {
  if (refusal !== null) throw new ApiFailure(refusal === 'NOT_FOUND' ? 404 : 409, refusal);
  forgetMedia(db, [pageKeys.media(shopId, id)]);
}
