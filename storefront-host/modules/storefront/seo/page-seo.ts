import { loadPictures } from '../../../media/pictures.ts';
import type { PageSeo } from '../../../db/schema.ts';
import type { ShareImage } from '../../../rendering/index.ts';
import type { LoadRequest } from '../../content/index.ts';
import { shareImage } from './share-image.ts';

interface SeoHead {
  readonly title?: string;
  readonly description?: string;
  readonly image?: ShareImage;
}

/**
 * Returns what the owner chose for search engines and shared links of a page; the rest stays as it is made of its
 * contents. One query if there is a picture.
 */
export async function readSeoHead({ host, site }: LoadRequest, seo: PageSeo): Promise<SeoHead> {
  const { lang } = site.context;
  const title = seo.title?.[lang];
  const description = seo.description?.[lang];
  const picture = seo.image ? await readPicture(seo.image) : null;
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(picture ? { image: shareImage(site, picture) } : {}),
  };

  async function readPicture(mediaId: string) {
    const image = { media_id: mediaId, alt: {} };
    const pictures = await loadPictures(host.db, [{ shop_id: site.shopId, image }]);
    return pictures.picture(site.shopId, image, lang);
  }
}
