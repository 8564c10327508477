import { html, nothing, type TemplateResult } from 'lit';
import type { Crumb } from '../api/product.contract.ts';
import { belowSections } from './frame/below-sections.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { contactDetails, type ContactDetails } from './contact/contact-details.ts';
import { entryForm, type EntryFormData } from './forms/entry-form.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

interface ContactPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly lead: string;
  readonly form: EntryFormData;
  /** The marketplace's form for new sellers, or null. */
  readonly business: EntryFormData | null;
  readonly details: ContactDetails;
}

export function contactPage(
  site: SiteData,
  data: ContactPageData,
  sections: readonly TemplateResult[],
): TemplateResult {
  const { lang } = site;
  return belowSections(
    sections,
    html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
      <header class="content-head">
        <h1>${data.heading}</h1>
        <p>${data.lead}</p>
      </header>
      <div class="contact">
        <section>
          <h2>${pageText(lang, 'contact.write')}</h2>
          ${entryForm(site, data.form)}
        </section>
        ${contactDetails(site, data.details)}
      </div>
      ${data.business ? businessForm(site, data.business) : nothing}`,
  );
}

function businessForm(site: SiteData, form: EntryFormData): TemplateResult {
  return html`<details class="business" id="business" ?open=${form.refused?.kind === 'business'}>
    <summary>${pageText(site.lang, 'contact.business')}</summary>
    ${entryForm(site, form)}
  </details>`;
}
