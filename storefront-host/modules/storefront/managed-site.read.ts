import type { Lang } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { ApiFailure } from '../../http/index.ts';
import type { SiteRef } from '../../rendering/index.ts';
import { readSite, type Site } from '../content/index.ts';
import { findShopById } from '../shops/index.ts';

/**
 * Returns the site of a shop for its back office, with the built-in texts of its pages.
 * @throws ApiFailure 404
 */
export async function readManagedSite(host: Host, shopId: number, lang: Lang): Promise<Site> {
  const { db, config } = host;
  const shop = await findShopById(db, shopId);
  const ref: SiteRef =
    shop?.kind === 'mall'
      ? { kind: 'mall' }
      : { kind: 'shop', shopname: shop?.shopname ?? '', form: 'path' };
  const site = shop && (await readSite({ db, config, ref, lang, now: host.now() }));
  if (!site) throw new ApiFailure(404, 'NOT_FOUND');
  return site;
}
