import { messageCss } from '@talad/elements/pages/css/message-css';
import { isFreeName } from '@talad/elements/page/page-name';
import {
  missingPage,
  missingTitles,
  type MissingPageData,
} from '@talad/elements/pages/message-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../rendering/index.ts';
import { mayUse } from '../../../identity/index.ts';
import { pageKeys } from '../../../cache/page-keys.ts';
import { canonicalUrl } from '../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, readRedirect, siteData } from '../../content/index.ts';
import { suggestions } from './catalogue/suggestions.ts';

/**
 * Follows a redirect of the owner (decision 197); otherwise 404 with suggestions. Three queries after the site's,
 * one more for the shop's staff.
 */
export async function loadMissing(
  request: LoadRequest,
  what: MissingPageData['what'],
): Promise<LoadedPage> {
  const { host, site, path, deadline } = request;
  const { lang, place } = site.context;
  const found = await deadline.optional(readRedirect(host.db, site.shopId, path), null);
  if (found) {
    const location = found.to === '/' ? place.base || '/' : `${place.base}${found.to}`;
    const keys = [pageKeys.shop(site.shopId), pageKeys.redirect(site.shopId, found.id)];
    return { kind: 'moved', location, keys };
  }
  const products = await suggestions(request);
  const strip = {
    heading: pageText(lang, 'search.instead'),
    url: links.search(place),
    products,
  };
  return {
    kind: 'page',
    status: 404,
    head: {
      title: pageText(lang, missingTitles[what]),
      description: '',
      canonical: canonicalUrl(site, links.home(place)),
      noindex: true,
    },
    main: missingPage(siteData(site), {
      what,
      strip,
      sellersUrl: links.sellers(place),
      make: what === 'page' ? await makeLink(request) : undefined,
    }),
    css: messageCss,
    products,
    keys: [pageKeys.list(site.shopId)],
    validUntil: null,
  };
}

/**
 * Returns a link to create the page, for staff who may edit the site (spec §2 "App shell": the
 * editable shop).
 */
async function makeLink({ host, site, path, visitor }: LoadRequest) {
  const name = path.slice(1);
  if (!visitor || !isFreeName(name)) return undefined;
  if (!(await mayUse(host, visitor, site.shopId, 'page:write'))) return undefined;
  const { publicUrl } = site.context.config;
  const url = `${publicUrl}/mybusiness/${site.shopname}/pages/${encodeURIComponent(name)}`;
  return { path, url };
}
