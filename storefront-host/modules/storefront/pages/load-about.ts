import { aboutPage } from '@talad/elements/pages/about-page';
import { aboutCss } from '@talad/elements/pages/css/about-css';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { pageKeys } from '../../../cache/page-keys.ts';
import { describe } from '../../catalog/index.ts';
import { breadcrumbData, siteEntity } from '../json-ld.ts';
import { canonicalUrl } from '../page-address.ts';
import { type LoadedPage, type PageAsked, siteData } from '../../content/index.ts';
import { alsoShown } from './suggestions.ts';

/** `/aboutus` of a site whose owner has made no page of it: presets' menus lead there. Two queries. */
export async function loadAbout(asked: PageAsked): Promise<LoadedPage> {
  const { site } = asked;
  const { lang, place } = site.context;
  const url = `${place.base}/aboutus`;
  const title = pageText(lang, 'about.title', { name: site.title });
  const also = await alsoShown(asked, { more: 4 });
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
      also: also.strip,
      shown: also.rest,
    }),
    css: aboutCss,
    products: also.products,
    keys: [pageKeys.page(site.shopId, 'aboutus'), ...also.keys],
    validUntil: also.validUntil,
  };
}
