import { contentCss } from '@talad/elements/pages/css/content-css';
import { helpPage } from '@talad/elements/pages/help-page';
import type { HelpTab } from '@talad/elements/pages/contact/help-page-data';
import { localised, recordOf } from '@talad/elements/page/look/read-record';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { faqData, faqGroups } from '../../help/faq-groups.ts';
import { topicTitle } from '../../help/built-in-topic.ts';
import { readHelpTopics, type OwnTopics } from '../../help/help-topics.read.ts';
import { shownBody, shownQuestions } from '../../help/shown-topic.ts';
import { queryWords, searchHelp } from '../../help/search-help.ts';
import { helpTexts } from '../../help/help-texts.ts';
import { contactOf } from '../../help/contact-of.ts';
import { breadcrumbData } from '../../seo/json-ld.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, type Site, siteData } from '../../../content/index.ts';
import { sanitiseHtml } from '../../../../html/sanitise-html.ts';

/** Loads the help page: buying, paying, tracking, returning (spec §2). Two queries after the site's, or six. */
export async function loadHelp(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, query, deadline } = request;
  const { lang, place } = site.context;
  const own = recordOf(site.look.pages.help.own['greeting']);
  const [document, topics] = await Promise.all([
    readOwnSections(request, 'help'),
    deadline.required(readHelpTopics(host.db, site.shopId)),
  ]);
  const url = `${place.base}/help`;
  const title = pageText(lang, 'help.title');
  const faqs = faqGroups(site, topics);
  const tabs = tabsOf(site, faqs, topics);
  const words = queryWords(query);
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
      jsonLd: [breadcrumbData(site, crumbs), ...(faqs.length > 0 ? [faqData(faqs)] : [])],
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
    keys: [...document.keys, pageKeys.payee()],
    validUntil: document.validUntil,
  };
}

/** Returns five tabs, the shop's policies, and the owner's own tab if it has text. */
function tabsOf(site: Site, faqs: HelpTab['faqs'], topics: OwnTopics): readonly HelpTab[] {
  const { lang, place } = site.context;
  const texts = helpTexts(site, lang, topics);
  const policy = texts.filter((one) => one.key === 'policy');
  const faqTopic = topics.get('faqs');
  const html = faqTopic ? shownBody(faqTopic, lang, place.base) : '';
  return [
    ...texts.filter((one) => one.key !== 'policy'),
    { key: 'faqs', title: topicTitle(site, 'faqs', topics), html, faqs },
    ...policy,
    customTab(site, topics),
  ].filter((tab) => tab.title !== '' && (tab.html !== '' || tab.faqs.length > 0));
}

function customTab(site: Site, topics: OwnTopics): HelpTab {
  const { lang, place } = site.context;
  const key = 'custom';
  const title = topicTitle(site, key, topics);
  const topic = topics.get(key);
  if (topic) {
    const questions = shownQuestions(topic.items, lang, place.base);
    return { key, title, html: shownBody(topic, lang, place.base), faqs: questions };
  }
  const stored = recordOf(site.look.pages.help.own[key]);
  return { key, title, html: sanitiseHtml(localised(stored, 'html', lang), place.base), faqs: [] };
}
