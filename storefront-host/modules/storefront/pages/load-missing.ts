import { missingPage } from '@talad/elements/pages/message-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../ssr/links.ts';
import { pageKeys } from '../../../ssr/page-keys.ts';
import { canonicalUrl } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { siteData } from '../site-view.ts';
import { suggestions } from './suggestions.ts';

/** 404 with a way on. Two queries beside the site's. */
export async function loadMissing(asked: PageAsked, what: 'page' | 'product'): Promise<LoadedPage> {
  const { site } = asked;
  const { lang, place } = site.context;
  const products = await suggestions(asked);
  const strip = {
    heading: pageText(lang, 'search.instead'),
    url: links.search(place),
    products,
  };
  return {
    kind: 'page',
    status: 404,
    head: {
      title: pageText(lang, what === 'product' ? 'missing.product' : 'missing.title'),
      description: '',
      canonical: canonicalUrl(site, links.home(place)),
      noindex: true,
    },
    main: missingPage(siteData(site), { what, strip }),
    products,
    keys: [pageKeys.list(site.shopId)],
    validUntil: null,
  };
}
