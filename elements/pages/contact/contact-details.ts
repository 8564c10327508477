import { html, nothing, type TemplateResult } from 'lit';
import { formatHours, type DayHours } from '../../locales/format-hours.ts';
import { formatPhone } from '../../locales/format-phone.ts';
import { icon } from '../../parts/icon.ts';
import { clockIcon, linkIcon, mailIcon, phoneIcon, pinIcon } from './contact-icons.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

export interface ContactDetails {
  readonly phones: readonly string[];
  readonly email: string | null;
  readonly address: string;
  /** A map on another site: a link, never a frame. */
  readonly mapUrl: string | null;
  /** Opening hours from Monday on; empty if not stated. */
  readonly hours: readonly (DayHours | null)[];
  readonly socials: readonly { readonly name: string; readonly url: string }[];
}

/** Renders how to reach a site: phone, email, address, other channels; nothing without any. */
export function contactDetails({ lang }: SiteData, data: ContactDetails) {
  const { phones, email, address, mapUrl, hours, socials } = data;
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
    ...(hours.length > 0
      ? [line(clockIcon, pageText(lang, 'contact.hours'), hoursList(hours, lang))]
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

function hoursList(week: ContactDetails['hours'], lang: SiteData['lang']): TemplateResult {
  return html`<dl class="hours">
    ${formatHours(week, lang).map(
      ({ days, time }) =>
        html`<div>
          <dt>${days}</dt>
          <dd>${time}</dd>
        </div>`,
    )}
  </dl>`;
}

function line(path: string, what: string, content: TemplateResult): TemplateResult {
  return html`<li>
    ${icon(path)}<span class="what">${what}</span>
    ${content}
  </li>`;
}
