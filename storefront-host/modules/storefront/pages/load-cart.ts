import { cartPage } from '@talad/elements/pages/cart-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../ssr/links.ts';
import { canonicalUrl } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { siteData } from '../site-view.ts';

/** The cart of this browser's storage: nothing of it is on the server, so the page is everybody's. */
export function loadCart({ site }: PageAsked): LoadedPage {
  const { lang, place } = site.context;
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pageText(lang, 'cart.title'),
      description: '',
      canonical: canonicalUrl(site, links.cart(place)),
      noindex: true,
    },
    main: cartPage(siteData(site), null),
    keys: [],
    validUntil: null,
  };
}
