import { localised } from '@talad/elements/page/look/read-record';
import { routePage } from '@talad/elements/pages/route-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { PageRoute } from '../../../rendering/index.ts';
import { renderPlaces, readDocuments } from '../sections/render-documents.ts';
import { breadcrumbData } from '../seo/json-ld.ts';
import { canonicalUrl } from '../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../content/index.ts';
import { describe } from '../../catalog/index.ts';

type OwnRoute = Extract<PageRoute, { readonly type: 'route' }>;

const TAGGED_PRODUCTS = 24;

/**
 * Loads an owner's route: its layouts one after the other, and the products of its `{tag}`. One query after the
 * site's, and those of its sections.
 */
export async function loadRoute(
  request: LoadRequest,
  { route, params }: OwnRoute,
): Promise<LoadedPage> {
  const { site } = request;
  const { lang, place } = site.context;
  const say = (name: string) => filled(localised(route.words, name, lang), params);
  const url = `${place.base}${request.path.split('/').map(encodeURIComponent).join('/')}`;
  const title = say('title') || site.title;
  const description = say('description');
  const documents = await readDocuments(request, route.layouts);
  const blocks = route.layouts.flatMap((name) => documents.get(name) ?? []);
  const { tag } = params;
  const rendered = await renderPlaces(request, new Map([['route', blocks]]), {
    names: route.layouts,
    also: tag === undefined ? [] : [{ tag, limit: TAGGED_PRODUCTS }],
  });
  const products: readonly ProductMini[] = rendered.also[0] ?? [];
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: describe(description) || `${title} · ${site.title}`,
      canonical: canonicalUrl(site, url),
      // Any value of a {name} has a page, so only those with products are indexed.
      noindex: Object.keys(params).length > 0 && products.length === 0,
      jsonLd: [breadcrumbData(site, [{ label: title, url }])],
    },
    width: 'full',
    main: routePage(siteData(site), {
      title,
      description,
      sections: rendered.at('route'),
      hasSections: blocks.length > 0,
      strip:
        tag === undefined
          ? null
          : {
              heading: pageText(lang, 'route.products', { tag }),
              url: `${place.base}/search/tag/${encodeURIComponent(tag)}`,
              products,
            },
    }),
    ownCss: route.customCss,
    products: rendered.products,
    keys: rendered.keys,
    validUntil: rendered.validUntil,
  };
}

/** Fills the values of the address into a text such as `เรื่อง {tag}`. */
function filled(words: string, params: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{([a-z]{1,20})\}/g, (whole, name: string) => params[name] ?? whole);
}
