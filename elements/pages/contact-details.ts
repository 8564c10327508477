import { html, nothing, type TemplateResult } from 'lit';
import { formatPhone } from '../locales/format-phone.ts';
import { icon } from '../parts/icon.ts';
import { linkIcon, mailIcon, phoneIcon, pinIcon } from './contact-icons.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

export interface ContactDetails {
  readonly phones: readonly string[];
  readonly email: string | null;
  readonly address: string;
  /** A map on another site: a link, never a frame. */
  readonly mapUrl: string | null;
  readonly socials: readonly { readonly name: string; readonly url: string }[];
}

/** Renders how to reach a site: phone, email, address, other channels; nothing without any. */
export function contactDetails({ lang }: SiteData, data: ContactDetails) {
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
