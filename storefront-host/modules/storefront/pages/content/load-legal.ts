import { contentCss } from '@talad/elements/pages/css/content-css';
import { legalPage } from '@talad/elements/pages/legal-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { legalDocuments, type PageRoute } from '../../../../rendering/index.ts';
import { describe } from '../../../catalog/index.ts';
import { breadcrumbData } from '../../seo/json-ld.ts';
import { legalText } from '../../legal/legal-text.ts';
import { readPolicy } from '../../legal/policies.read.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { readOwnPictures } from '../own-picture.read.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../../content/index.ts';

type LegalRoute = Extract<PageRoute, { readonly type: 'legal' }>;

/** Loads a policy of the site. Three queries after the site's, or seven. */
export async function loadLegal(request: LoadRequest, route: LegalRoute): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const { own } = site.look.pages.legal;
  const [document, [background = null], policy] = await Promise.all([
    readOwnSections(request, route.document),
    deadline.optional(readOwnPictures(host, site, [own['backgroundImage']]), []),
    deadline.required(readPolicy(host.db, site.shopId, route.document)),
  ]);
  const text = legalText(site, route.document, policy);
  const url = `${place.base}/${route.document}`;
  const crumbs = [{ label: text.title, url }];
  return {
    kind: 'page',
    status: 200,
    head: {
      title: text.title,
      description: describe(text.html ?? text.intro.join(' ')),
      canonical: canonicalUrl(site, url),
      modified: text.changed,
      jsonLd: [breadcrumbData(site, crumbs)],
    },
    css: contentCss,
    ...(document.sections(route.document).length > 0 ? { width: 'full' as const } : {}),
    main: legalPage(
      siteData(site),
      {
        crumbs,
        text,
        background,
        documents: legalDocuments.map((name) => ({
          label: pageText(lang, `legal.title.${name}`),
          url: `${place.base}/${name}`,
          current: name === route.document,
        })),
      },
      document.sections(route.document),
    ),
    products: document.products,
    keys: document.keys,
    validUntil: document.validUntil,
  };
}
