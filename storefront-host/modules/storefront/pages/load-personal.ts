import { personalCss } from '@talad/elements/pages/css/personal-css';
import { personalPage } from '@talad/elements/pages/personal-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { PersonalList } from '../../../rendering/index.ts';
import { earliest } from '../../catalog/index.ts';
import { readOwnSections } from '../sections/own-sections.ts';
import { canonicalUrl } from '../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../content/index.ts';
import { uniqueProducts } from '../lists/unique-products.ts';
import { alsoShown } from './catalogue/suggestions.ts';

/**
 * Loads favourites, recently viewed products, comparison or history: their contents are in the
 * browser, so the page is the same for all. Two queries after the site's, and those of the owner's
 * sections.
 */
export async function loadPersonal(request: LoadRequest, list: PersonalList): Promise<LoadedPage> {
  const { site } = request;
  const { lang, place } = site.context;
  const [own, also] = await Promise.all([readOwnSections(request, list), alsoShown(request)]);
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pageText(lang, `personal.${list}`),
      description: pageText(lang, `personal.${list}.hint`),
      canonical: canonicalUrl(site, `${place.base}/${list}`),
      noindex: true,
    },
    main: personalPage(siteData(site), list, { own: own.at(list), also: also.strip }),
    css: personalCss,
    products: uniqueProducts([...own.products, ...also.products]),
    keys: [...own.keys, ...also.keys],
    validUntil: earliest([own.validUntil, also.validUntil]),
  };
}
