import { collectionListPage } from '@talad/elements/pages/collection-list-page';
import { offersCss } from '@talad/elements/pages/css/offers-css';
import type { OfferCard } from '@talad/elements/pages/offers/offers-page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { pageKeys } from '../../../../cache/page-keys.ts';
import {
  collectionPath,
  readCollections,
  type Collection,
  describe,
} from '../../../catalog/index.ts';
import { breadcrumbData, itemListData } from '../../seo/json-ld.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../../content/index.ts';

/** Loads a site's collections. Three queries after the site's, and those of the owner's sections. */
export async function loadCollections(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const [found, own] = await Promise.all([
    deadline.required(readCollections(host.db, site.shopId, site.context)),
    readOwnSections(request, 'collection'),
  ]);
  const collections = found.map((one) => ({ ...collectionCard(request, one), id: one.id }));
  const url = `${place.base}/collection`;
  const title = pageText(lang, 'collections.title');
  const crumbs = [{ label: title, url }];
  const description = pageText(lang, 'collections.description', { name: site.title });
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: describe([description, ...collections.map((card) => card.title)].join(' · ')),
      canonical: canonicalUrl(site, url),
      noindex: collections.length === 0,
      jsonLd: [
        breadcrumbData(site, crumbs),
        ...(collections.length > 0 ? [itemListData(site, collections)] : []),
      ],
    },
    main: collectionListPage(siteData(site), {
      crumbs,
      heading: title,
      description,
      own: own.at('collection'),
      collections,
    }),
    css: offersCss,
    products: own.products,
    keys: [pageKeys.offers(site.shopId), ...ruleKeys(site.shopId, found), ...own.keys],
    validUntil: own.validUntil,
  };
}

/** Returns a collection with its title and address on this site. */
export function collectionCard({ site }: LoadRequest, collection: Collection): OfferCard {
  const { lang, place } = site.context;
  const { total, title, summary, image } = collection;
  return {
    url: `${place.base}${collectionPath(collection.slug, collection.id)}`,
    title,
    summary,
    image,
    meta: pageText(lang, 'collections.count', { count: total }),
  };
}

/** Any change of the shop's products may change the products of a rule. */
export function ruleKeys(shopId: number, shown: readonly Collection[]): readonly string[] {
  return shown.some(({ rule }) => rule !== null) ? [pageKeys.list(shopId)] : [];
}
