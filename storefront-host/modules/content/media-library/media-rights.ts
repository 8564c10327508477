import type { FastifyRequest } from 'fastify';
import type { Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { mayUse } from '../../../identity/index.ts';
import type { MediaUseKind } from '../../../media/uses/media-use-kinds.ts';
import { readMediaUseKinds } from '../../../media/uses/media-uses.ts';

/** The permission that is required to change each kind of place. */
const needed = {
  product: 'product:write',
  category: 'product:write',
  brand: 'product:write',
  collection: 'product:write',
  promotion: 'offer:write',
  coupon: 'offer:write',
  blog: 'blog:write',
  contestant: 'page:write',
  bio: 'page:write',
  page: 'page:write',
  section: 'page:write',
  design: 'page:write',
  settings: 'shop:write',
} as const satisfies Readonly<Record<MediaUseKind, string>>;

/**
 * Requires the permissions of all places that show a picture, because a new file or its removal changes them: a
 * writer of the blog may not change the shop's logo through the library (decision 190). @throws ApiFailure 403
 */
export async function requirePlaces(
  host: Host,
  request: FastifyRequest,
  { shopId, id }: { readonly shopId: number; readonly id: string },
): Promise<void> {
  const kinds = await readMediaUseKinds(host.db, shopId, id);
  for (const capability of new Set(kinds.map((kind) => needed[kind]))) {
    if (!(await mayUse(host, request, shopId, capability))) {
      throw new ApiFailure(403, 'MEDIA_ELSEWHERE');
    }
  }
}
