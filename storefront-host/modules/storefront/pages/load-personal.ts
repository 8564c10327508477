import { personalCss } from '@talad/elements/pages/css/personal-css';
import { personalPage } from '@talad/elements/pages/personal-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { PersonalList } from '../../../ssr/routes/page-route.ts';
import { readOwnSections } from '../own-sections.ts';
import { canonicalUrl } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import { siteData } from '../site-view.ts';

/**
 * Favourites, recently viewed, comparison, history: what is in them is in the browser, so the page is
 * everybody's. No query beside the site's but those of the owner's sections.
 */
export async function loadPersonal(asked: PageAsked, list: PersonalList): Promise<LoadedPage> {
  const { site } = asked;
  const { lang, place } = site.context;
  const own = await readOwnSections(asked, list);
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pageText(lang, `personal.${list}`),
      description: pageText(lang, `personal.${list}.hint`),
      canonical: canonicalUrl(site, `${place.base}/${list}`),
      noindex: true,
    },
    main: personalPage(siteData(site), list, own.at(list)),
    css: personalCss,
    products: own.products,
    keys: own.keys,
    validUntil: own.validUntil,
  };
}
