import { contentCss } from '@talad/elements/pages/css/content-css';
import { formCss } from '@talad/elements/pages/css/form-css';
import { contactPage } from '@talad/elements/pages/contact-page';
import type { EntryFormData } from '@talad/elements/pages/forms/entry-form';
import { localised } from '@talad/elements/page/look/read-record';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { type LoadedPage, type LoadRequest, siteData } from '../../../content/index.ts';
import { contactOf } from '../../help/contact-of.ts';
import { breadcrumbData, schemaContext } from '../../seo/json-ld.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { noticeOf, noticeText } from '../../notice.ts';
import { canonicalUrl } from '../../seo/page-address.ts';

/**
 * Loads contact details of the site, and its contact form (spec §2). One query after the site's, or
 * five.
 */
export async function loadContact(request: LoadRequest): Promise<LoadedPage> {
  const { site, query } = request;
  const { lang, place } = site.context;
  const { own } = site.look.pages.contact;
  const document = await readOwnSections(request, 'contactus');
  const url = `${place.base}/contactus`;
  const title = pageText(lang, 'contact.title');
  const crumbs = [{ label: title, url }];
  const notice = noticeOf(query);
  const form = {
    page: '/contactus',
    termsUrl: `${place.base}/terms`,
    refused: request.refused?.entry,
  };
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: pageText(lang, 'contact.description', { name: site.title }),
      canonical: canonicalUrl(site, url),
      noindex: notice !== null,
      jsonLd: [
        breadcrumbData(site, crumbs),
        { ...schemaContext, '@type': 'ContactPage', name: title, url: canonicalUrl(site, url) },
      ],
    },
    css: `${contentCss}${formCss}`,
    ...(document.sections('contactus').length > 0 ? { width: 'full' as const } : {}),
    ...(notice ? { notice: noticeText(notice, lang) } : {}),
    main: contactPage(
      siteData(site),
      {
        crumbs,
        heading: localised(own, 'title', lang) || title,
        lead: localised(own, 'text', lang) || pageText(lang, 'contact.lead'),
        form: {
          ...form,
          kind: 'contactus',
          action: `${place.base}/contactus`,
          submit: pageText(lang, 'contact.send'),
        },
        business: site.kind === 'mall' ? businessForm(form, lang, place.base) : null,
        details: contactOf(site),
      },
      document.sections('contactus'),
    ),
    products: document.products,
    keys: document.keys,
    validUntil: document.validUntil,
  };
}

function businessForm(
  form: Pick<EntryFormData, 'page' | 'termsUrl' | 'refused'>,
  lang: 'th' | 'en',
  base: string,
): EntryFormData {
  return {
    ...form,
    kind: 'business',
    action: `${base}/forms/business`,
    submit: pageText(lang, 'contact.businessSend'),
  };
}
