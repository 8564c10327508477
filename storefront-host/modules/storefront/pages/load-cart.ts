import { cartPage } from '@talad/elements/pages/cart-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../rendering/index.ts';
import { readServerCart } from '../../sales/index.ts';
import { noticeOf, noticeText } from '../notice.ts';
import { canonicalUrl } from '../page-address.ts';
import { type LoadedPage, type PageAsked, siteData } from '../../content/index.ts';
import { alsoShown } from './suggestions.ts';

/**
 * The cart of this browser's storage: nothing of it is on the server, so the page is everybody's.
 * Who has a server's cart (no JavaScript) gets a page of their own with it. Two queries beside the site's.
 */
export async function loadCart(asked: PageAsked): Promise<LoadedPage> {
  const { host, site, query, visitor } = asked;
  const { lang, place } = site.context;
  const notice = noticeOf(query);
  const [cart, also] = await Promise.all([
    visitor ? readServerCart(host, visitor, site.context) : null,
    alsoShown(asked),
  ]);
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pageText(lang, 'cart.title'),
      description: '',
      canonical: canonicalUrl(site, links.cart(place)),
      noindex: true,
    },
    main: cartPage(siteData(site), { cart, signInUrl: signInUrl(site), also: also.strip }),
    products: also.products,
    keys: also.keys,
    validUntil: also.validUntil,
    ...(notice ? { notice: noticeText(notice, lang) } : {}),
  };
}

/** Who has JavaScript sees the wallet here; the account service leads everybody back to their cart. */
function signInUrl({ canonical, context }: PageAsked['site']): string {
  const back = `${canonical.origin}${links.cart(canonical)}`;
  return `${context.config.publicUrl}/login?continue=${encodeURIComponent(back)}`;
}
