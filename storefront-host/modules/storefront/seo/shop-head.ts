import type { LoadedPage, Site } from '../../content/index.ts';
import { shareImage } from './share-image.ts';

/** Adds the shop's picture to pages without one, and `noindex` to those of an unlisted shop. */
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
