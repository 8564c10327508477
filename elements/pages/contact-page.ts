import { html, nothing, type TemplateResult } from 'lit';
import type { Crumb } from '../api/product.contract.ts';
import { formatPhone } from '../locales/format-phone.ts';
import { icon } from '../parts/icon.ts';
import { belowSections } from './below-sections.ts';
import { breadcrumb } from './breadcrumb.ts';
import { mailIcon, phoneIcon, pinIcon, linkIcon } from './contact-icons.ts';
import { entryForm, type EntryFormData } from './entry-form.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

interface ContactPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly lead: string;
  readonly form: EntryFormData;
  /** The marketplace's form for new sellers, or null. */
  readonly business: EntryFormData | null;
  readonly phones: readonly string[];
  readonly email: string | null;
  readonly address: string;
  /** A map on another site: a link, never a frame. */
  readonly mapUrl: string | null;
  readonly socials: readonly { readonly name: string; readonly url: string }[];
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
        ${reach(site, data)}
      </div>
      ${data.business ? businessForm(site, data.business) : nothing}`,
  );
}

function reach({ lang }: SiteData, data: ContactPageData) {
  const { phones, email, address, mapUrl, socials } = data;
  const lines = [
    ...phones.map((phone) =>
      line(
        phoneIcon,
        pageText(lang, 'contact.phone'),
        html`<a href=${`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>${formatPhone(phone)}</a>`,
      ),
    ),
    ...(email
      ? [
          line(
            mailIcon,
            pageText(lang, 'contact.email'),
            html`<a href=${`mailto:${email}`}>${email}</a>`,
          ),
        ]
      : []),
    ...(address || mapUrl
      ? [
          line(
            pinIcon,
            pageText(lang, 'contact.address'),
            html`${address ? html`<address>${address}</address>` : nothing}
            ${
              mapUrl
                ? html`<a class="map" href=${mapUrl} target="_blank" rel="noopener"
                    >${pageText(lang, 'contact.map')}</a
                  >`
                : nothing
            }`,
          ),
        ]
      : []),
    ...(socials.length > 0
      ? [
          line(
            linkIcon,
            pageText(lang, 'contact.socials'),
            html`<span class="contact-socials"
              >${socials.map(
                ({ name, url }) => html`<a href=${url} target="_blank" rel="noopener">${name}</a>`,
              )}</span
            >`,
          ),
        ]
      : []),
  ];
  if (lines.length === 0) return nothing;
  return html`<aside class="contact-card">
    <h2>${pageText(lang, 'contact.reach')}</h2>
    <ul class="contact-list" role="list">
      ${lines}
    </ul>
  </aside>`;
}

function line(path: string, what: string, content: TemplateResult): TemplateResult {
  return html`<li>
    ${icon(path)}<span class="what">${what}</span>
    ${content}
  </li>`;
}

function businessForm(site: SiteData, form: EntryFormData): TemplateResult {
  return html`<details class="business" id="business" ?open=${form.refused?.kind === 'business'}>
    <summary>${pageText(site.lang, 'contact.business')}</summary>
    ${entryForm(site, form)}
  </details>`;
}
