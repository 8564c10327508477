import { formatNumber } from '@talad/elements/locales/format';
import { aboutPage, type AboutPageData } from '@talad/elements/pages/about-page';
import { aboutCss } from '@talad/elements/pages/css/about-css';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { links } from '../../../../rendering/index.ts';
import { describe, searchShops } from '../../../catalog/index.ts';
import { shopMethods } from '../../../sales/index.ts';
import { methodsOf, readShop } from '../../../shops/index.ts';
import { contactOf } from '../../help/contact-of.ts';
import { breadcrumbData, siteEntity } from '../../seo/json-ld.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../../content/index.ts';
import { alsoShown } from '../catalogue/suggestions.ts';

/**
 * Loads the built-in `/aboutus` page, to which the menus of presets link, until the owner creates
 * one. Two queries, and four about the shop or two about the marketplace's shops.
 */
export async function loadAbout(request: LoadRequest): Promise<LoadedPage> {
  const { site } = request;
  const { lang, place } = site.context;
  const url = `${place.base}/aboutus`;
  const title = pageText(lang, 'about.title', { name: site.title });
  const [also, known] = await Promise.all([
    alsoShown(request, { more: 4 }),
    request.deadline.optional(aboutOf(request), { cover: null, figures: [] }),
  ]);
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: describe(site.description || site.slogan) || title,
      canonical: canonicalUrl(site, url),
      jsonLd: [siteEntity(site), breadcrumbData(site, [{ label: title, url }])],
    },
    main: aboutPage(siteData(site), {
      title,
      url,
      slogan: site.slogan,
      description: site.description,
      logo: site.logo,
      contactUrl: `${place.base}/contactus`,
      ...known,
      details: contactOf(site),
      // Each shop of the marketplace has payment methods of its own.
      payments: site.kind === 'mall' ? [] : shopMethods(methodsOf(site.settings), site.payee),
      also: also.strip,
      shown: also.rest,
    }),
    css: aboutCss,
    products: also.products,
    keys: [
      pageKeys.page(site.shopId, 'aboutus'),
      pageKeys.payee(),
      ...(site.kind === 'mall' ? [pageKeys.sellers()] : []),
      ...also.keys,
    ],
    validUntil: also.validUntil,
  };
}

/** Reads the site's cover, and its figures: products, and shops or reviews. */
async function aboutOf(request: LoadRequest): Promise<Pick<AboutPageData, 'cover' | 'figures'>> {
  const { host, site } = request;
  const { lang, place } = site.context;
  const count = site.categories
    .filter(({ parent_category_id: parent }) => parent === null)
    .reduce((sum, { count_sum: listed }) => sum + listed, 0);
  const products = {
    value: formatNumber(count),
    label: pageText(lang, 'about.products', { count }),
    url: links.search(place),
  };
  const ofProducts = count > 0 ? [products] : [];
  if (site.kind === 'mall') {
    const none = { products: false, categories: false, dropship: false };
    const { total, total_capped: more } = await searchShops(
      host.db,
      { limit: 1 },
      none,
      site.context,
    );
    const shops = {
      value: `${formatNumber(total)}${more ? '+' : ''}`,
      label: pageText(lang, 'about.shops', { count: total }),
      url: links.sellers(place),
    };
    return { cover: null, figures: total > 0 ? [...ofProducts, shops] : ofProducts };
  }
  const read = await readShop(host.db, site.shopId, site.context);
  if (!read) return { cover: null, figures: ofProducts };
  const { cover, up_order_review_percent: percent, total_order_review: total } = read.shop;
  const reviews = {
    value: `${percent}%`,
    label: pageText(lang, 'about.positive', { count: formatNumber(total) }),
    url: null,
  };
  return { cover, figures: percent === null ? ofProducts : [...ofProducts, reviews] };
}
