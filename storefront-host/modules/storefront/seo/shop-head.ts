import type { LoadedPage, Site } from '../../content/index.ts';
import { shareImage } from './share-image.ts';

/** A page without a picture of its own is shared with the shop's; an unlisted shop has no page to index. */
export function withShopHead(site: Site, loaded: LoadedPage): LoadedPage {
  if (loaded.kind !== 'page') return loaded;
  const { head } = loaded;
  const picture = head.image ? null : (site.sharePicture ?? site.logo);
  return {
    ...loaded,
    head: {
      ...head,
      ...(picture && { image: shareImage(site, picture) }),
      ...(site.settings.search?.listed === false && { noindex: true }),
    },
  };
}
