import type { Picture } from '@talad/elements/api/picture.contract';
import { links } from '../../../rendering/index.ts';

import { canonicalUrl } from './page-address.ts';
import { shareImage } from './share-image.ts';
import type { Site } from '../../content/index.ts';

interface Step {
  readonly label: string;
  readonly url: string;
}

export const schemaContext = { '@context': 'https://schema.org' } as const;

export function breadcrumbData(site: Site, steps: readonly Step[]): unknown {
  return {
    ...schemaContext,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: canonicalUrl(site, step.url),
    })),
  };
}

/** JSON-LD of the site's organization and its search. */
export function siteEntity(site: Site): unknown {
  const { origin, base } = site.canonical;
  const url = homeUrl(site);
  const socials = Object.values(site.socials).filter((social) => URL.canParse(social));
  return {
    ...schemaContext,
    '@graph': [
      {
        '@type': site.kind === 'mall' ? 'Organization' : 'OnlineStore',
        '@id': `${url}#organization`,
        name: site.title,
        url,
        ...(site.description ? { description: site.description } : {}),
        ...(site.slogan ? { slogan: site.slogan } : {}),
        ...(site.logo ? { logo: imageObject(site, site.logo) } : {}),
        ...(site.email ? { email: site.email } : {}),
        ...(site.tel ? { telephone: site.tel } : {}),
        ...(socials.length > 0 ? { sameAs: socials } : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: site.title,
        url,
        inLanguage: site.context.lang,
        publisher: { '@id': `${url}#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${base}/search?keyword={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

/** JSON-LD of a list of products; undefined if it is empty. */
export function productListData(
  site: Site,
  products: readonly { readonly title: string; readonly full_url: string }[],
): readonly unknown[] {
  if (products.length === 0) return [];
  return [
    itemListData(
      site,
      products.map(({ title, full_url: url }) => ({ title, url })),
    ),
  ];
}

/** JSON-LD of a list page, with its entries in order. */
export function itemListData(
  site: Site,
  items: readonly { readonly title: string; readonly url: string }[],
): unknown {
  return {
    ...schemaContext,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: canonicalUrl(site, url),
    })),
  };
}

export function imageObject(site: Site, picture: Picture): unknown {
  const { url, width, height } = shareImage(site, picture);
  return { '@type': 'ImageObject', url, width, height };
}

export function homeUrl(site: Site): string {
  return canonicalUrl(site, links.home(site.context.place));
}
