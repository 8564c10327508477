import type { Picture } from '@talad/elements/api/picture.contract';
import type { Host } from '../../../host.ts';
import { loadPictures } from '../../../media/pictures.ts';
import type { Site } from '../../content/index.ts';

const MEDIA_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the shop's own pictures with these media ids; one query, none without ids. */
export async function readOwnPictures(
  { db }: Pick<Host, 'db'>,
  site: Site,
  named: readonly unknown[],
): Promise<readonly (Picture | null)[]> {
  const ids = named.map((id) => (typeof id === 'string' && MEDIA_ID.test(id) ? id : null));
  const refs = ids.flatMap((id) =>
    id === null ? [] : [{ shop_id: site.shopId, image: { media_id: id, alt: {} } }],
  );
  if (refs.length === 0) return ids.map(() => null);
  const book = await loadPictures(db, refs);
  return ids.map((id) =>
    id === null ? null : book.picture(site.shopId, { media_id: id, alt: {} }, site.context.lang),
  );
}
