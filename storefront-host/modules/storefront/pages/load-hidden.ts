import { hiddenCss } from '@talad/elements/pages/css/hidden-css';
import { hiddenPage } from '@talad/elements/pages/hidden-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links } from '../../../rendering/index.ts';
import { canonicalUrl } from '../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../content/index.ts';

/**
 * Loads the page for every address of a shop that is not open yet, or is closed. No query: `makePage` keys each
 * page by its shop, so opening the shop drops it.
 */
export function loadHidden({ site }: LoadRequest): LoadedPage {
  const { lang, place, config } = site.context;
  const state = site.hidden ?? 'soon';
  return {
    kind: 'page',
    status: state === 'closed' ? 410 : 200,
    head: {
      title: pageText(lang, `hidden.${state}.title`, { name: site.title }),
      description: site.slogan,
      canonical: canonicalUrl(site, links.home(place)),
      noindex: true,
    },
    main: hiddenPage(siteData(site), {
      state,
      slogan: site.slogan,
      logo: site.logo,
      marketUrl: `${config.publicUrl}/`,
      ownerUrl: `${config.publicUrl}/mybusiness/${site.shopname}`,
    }),
    css: hiddenCss,
    bare: 'alone',
    keys: [],
    validUntil: null,
  };
}
