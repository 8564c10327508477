import { ApiError } from '@talad/elements/api/error.contract';
import type { Lang } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import { failureOf } from '../../catalog/index.ts';
import { readManagedSite } from '../managed-site.read.ts';
import { BioLinks, BioUpdate } from './bio.contract.ts';
import { readOwnPictures } from '../pages/own-picture.read.ts';
import { readBioPage } from './bio.read.ts';
import { saveBioLinks } from './save-bio.ts';

const url = '/api/v1/manage/:shop_id/bio/links';
const config = { access: 'page:write', origin: 'platform' } as const;
const schema = {
  tags: ['manage'],
  params: ShopParams,
  response: { 200: BioLinks, '4xx': ApiError },
};

/**
 * Links of a shop's link-in-bio page, for its staff: one row per shop, saved as a whole with a revision. They are
 * not part of the look, because a new theme would replace them, and owners change them every week, often on a
 * phone. At most twenty, so there is no paging, and the array has the order. Without a row the page shows the
 * buttons of the look, and without those built-in links to the shop.
 */
export const manageBio: Module = (app, host) => {
  app.get(
    url,
    { config, schema: { ...schema, summary: 'Links of the link-in-bio page' } },
    ({ params, lang }) => readLinks(params.shop_id, lang),
  );

  app.put(
    url,
    { config, schema: { ...schema, summary: 'Replaces the links', body: BioUpdate } },
    async (request) => {
      const { shop_id: shopId } = request.params;
      const change = { shopId, accountId: signedIn(request).accountId, at: host.now() };
      const saved = await saveBioLinks(host.db, change, request.body);
      if (!saved.ok) throw failureOf(saved.refusal);
      return readLinks(shopId, request.lang);
    },
  );

  async function readLinks(shopId: number, lang: Lang): Promise<BioLinks> {
    const site = await readManagedSite(host, shopId, lang);
    const stored = await readBioPage(host.db, shopId);
    const links = (stored?.links ?? []).map((link) => ({ ...link, image: link.image ?? null }));
    const avatar = stored?.avatar ?? null;
    const ids = [avatar, ...links.map(({ image }) => image)].filter((id) => id !== null);
    const found = await readOwnPictures(host, site, ids);
    return {
      id: 'links',
      url: `${site.context.place.base}/link-in-bio`,
      links,
      avatar,
      pictures: Object.fromEntries(
        ids.flatMap((id, index) => {
          const picture = found[index];
          return picture ? [[id, picture]] : [];
        }),
      ),
      revision: stored?.revision ?? 0,
    };
  }
};
