import { contestantsCss } from '@talad/elements/pages/css/contestants-css';
import { contestantsPage } from '@talad/elements/pages/contestants-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import {
  readContestants,
  type LoadedPage,
  type LoadRequest,
  siteData,
} from '../../../content/index.ts';
import { describe } from '../../../catalog/index.ts';
import { breadcrumbData, itemListData } from '../../seo/json-ld.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { canonicalUrl } from '../../seo/page-address.ts';

/** Loads the contestants of a contest. Three queries after the site's, and those of the owner's sections. */
export async function loadContestants(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const [contestants, own] = await Promise.all([
    deadline.required(readContestants(host.db, site.shopId, lang)),
    readOwnSections(request, 'contestants'),
  ]);
  const url = `${place.base}/contestants`;
  const title = pageText(lang, 'contestants.title');
  const description = pageText(lang, 'contestants.description', { name: site.title });
  const named = contestants.map(({ name, number }) => ({
    title: name,
    url: `${url}#contestant-${number}`,
  }));
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: describe([description, ...named.map((one) => one.title)].join(' · ')),
      canonical: canonicalUrl(site, url),
      noindex: contestants.length === 0,
      jsonLd: [
        breadcrumbData(site, [{ label: title, url }]),
        ...(named.length > 0 ? [itemListData(site, named)] : []),
      ],
    },
    main: contestantsPage(siteData(site), {
      url,
      title,
      description,
      contestants,
      own: own.at('contestants'),
    }),
    css: contestantsCss,
    products: own.products,
    keys: own.keys,
    validUntil: own.validUntil,
  };
}
