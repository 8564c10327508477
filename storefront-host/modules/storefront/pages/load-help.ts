import { contentCss } from '@talad/elements/pages/css/content-css';
import { helpPage } from '@talad/elements/pages/help-page';
import type { HelpTab } from '@talad/elements/pages/help-page-data';
import { localised, recordOf } from '@talad/elements/page/look/read-record';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { faqData, faqGroups } from '../help/faq-groups.ts';
import { askedWords, searchHelp } from '../help/search-help.ts';
import { helpTexts } from '../help/help-texts.ts';
import { contactOf } from '../help/contact-of.ts';
import { breadcrumbData } from '../seo/json-ld.ts';
import { readOwnSections } from '../sections/own-sections.ts';
import { canonicalUrl } from '../seo/page-address.ts';
import { type LoadedPage, type PageAsked, type Site, siteData } from '../../content/index.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';

/** How to buy, pay, follow and return (spec §2 "Help page"). One query after the site's, or five. */
export async function loadHelp(asked: PageAsked): Promise<LoadedPage> {
  const { site, query } = asked;
  const { lang, place } = site.context;
  const own = recordOf(site.look.pages.help.own['greeting']);
  const document = await readOwnSections(asked, 'help');
  const url = `${place.base}/help`;
  const title = pageText(lang, 'help.title');
  const faqs = faqGroups(site);
  const tabs = tabsOf(site, faqs);
  const words = askedWords(query);
  const crumbs = [{ label: title, url }];
  const description = pageText(lang, 'help.description', { name: site.title });
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description,
      canonical: canonicalUrl(site, url),
      noindex: words !== '',
      jsonLd: [breadcrumbData(site, crumbs), faqData(faqs)],
    },
    css: contentCss,
    ...(document.sections('help').length > 0 ? { width: 'full' as const } : {}),
    main: helpPage(
      siteData(site),
      {
        crumbs,
        heading: localised(own, 'title', lang) || title,
        greeting: localised(own, 'text', lang) || description,
        tabs,
        action: url,
        found: words ? { words, tabs: searchHelp(tabs, words) } : null,
        contactUrl: `${place.base}/contactus`,
        details: contactOf(site),
      },
      document.sections('help'),
    ),
    products: document.products,
    keys: document.keys,
    validUntil: document.validUntil,
  };
}

/** Five tabs, the shop's rules, and one of the owner's own if they have filled it in. */
function tabsOf(site: Site, faqs: HelpTab['faqs']): readonly HelpTab[] {
  const { lang, place } = site.context;
  const custom = recordOf(site.look.pages.help.own['custom']);
  const customHtml = sanitiseHtml(localised(custom, 'html', lang), place.base);
  const customTitle = localised(custom, 'title', lang);
  const texts = helpTexts(site, lang).map((one) => ({ ...one, faqs: [] }));
  const policy = texts.filter((one) => one.key === 'policy');
  return [
    ...texts.filter((one) => one.key !== 'policy'),
    { key: 'faqs', title: pageText(lang, 'help.faqs'), html: '', faqs },
    ...policy,
    ...(customHtml && customTitle
      ? [{ key: 'custom', title: customTitle, html: customHtml, faqs: [] }]
      : []),
  ];
}
