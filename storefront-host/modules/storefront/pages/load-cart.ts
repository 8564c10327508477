import { cartPage } from '@talad/elements/pages/cart-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../rendering/index.ts';
import { readServerCart } from '../../sales/index.ts';
import { noticeOf, noticeText } from '../notice.ts';
import { canonicalUrl } from '../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../content/index.ts';
import { alsoShown } from './catalogue/suggestions.ts';

/**
 * Loads the cart page. The cart is in the browser's storage, so one cached page serves all
 * visitors. A visitor with a cart on the server (no JavaScript) gets a private page. Two queries
 * after the site's.
 */
export async function loadCart(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, query, visitor } = request;
  const { lang, place } = site.context;
  const notice = noticeOf(query);
  const [cart, also] = await Promise.all([
    visitor ? readServerCart(host, visitor, site.context) : null,
    alsoShown(request, { more: 4 }),
  ]);
  const chosen = Object.values(cart?.product_data ?? {}).map(({ full_url: url }) => pathOf(url));
  const others = also.products.filter(({ full_url: url }) => !isIn(chosen, url));
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pageText(lang, 'cart.title'),
      description: '',
      canonical: canonicalUrl(site, links.cart(place)),
      noindex: true,
    },
    main: cartPage(siteData(site), {
      cart,
      signInUrl: signInUrl(site),
      also: { ...also.strip, products: others },
    }),
    products: also.products,
    keys: also.keys,
    validUntil: also.validUntil,
    ...(notice ? { notice: noticeText(notice, lang) } : {}),
  };
}

/** Returns whether the product at `url`, or one of its variants, is among the chosen addresses. */
function isIn(chosen: readonly string[], url: string): boolean {
  const path = pathOf(url);
  return chosen.some((one) => `${one}/`.startsWith(`${path}/`));
}

/** Returns the path without the mark of a flash sale. */
function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

/** Scripts show the wallet here; the account service returns to the cart. */
function signInUrl({ canonical, context }: LoadRequest['site']): string {
  const back = `${canonical.origin}${links.cart(canonical)}`;
  return `${context.config.publicUrl}/login?continue=${encodeURIComponent(back)}`;
}
