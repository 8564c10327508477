import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../parts/picture/picture.ts';
import type { CheckoutPayment } from '../api/checkout.contract.ts';
import type { ProductMini } from '../api/product.contract.ts';
import type { Picture } from '../api/picture.contract.ts';
import { icon } from '../parts/icon.ts';
import { contactDetails, type ContactDetails } from './contact/contact-details.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import type { ProductStrip, SiteData } from './page-data.ts';
import { productStrip } from './lists/product-grid.ts';
import { promises } from './frame/promises.ts';
import { pageText } from './texts/page-text.ts';

const TILES = 4;
const CHECK = 'M5 12.5l4.5 4.5L19 7.5';

interface AboutFigure {
  /** '300'. */
  readonly value: string;
  /** 'products'. */
  readonly label: string;
  readonly url: string | null;
}

export interface AboutPageData {
  readonly title: string;
  readonly url: string;
  readonly slogan: string;
  readonly description: string;
  readonly logo: Picture | null;
  readonly contactUrl: string;
  /** The shop's wide picture. */
  readonly cover: Picture | null;
  readonly figures: readonly AboutFigure[];
  readonly details: ContactDetails;
  /** Payment methods; empty if they differ. */
  readonly payments: readonly CheckoutPayment[];
  /** A strip of the shop's products. */
  readonly also: ProductStrip;
  /** Four products that replace a picture; empty if there are fewer. */
  readonly shown: readonly ProductMini[];
}

/** Renders the built-in about page until the owner creates one. */
export function aboutPage(site: SiteData, data: AboutPageData): TemplateResult {
  const { title, slogan, description, logo } = data;
  return html`${breadcrumb(site, [{ label: title, url: data.url }], {
      label: site.name,
      url: site.homeUrl,
    })}
    <article class="about-site ${hasPictures(data) ? 'with-pictures' : ''}">
      <div class="about-text">
        ${
          logo
            ? html`<span class="avatar"
                >${picture(logo, { sizes: '72px', eager: true, alt: '' })}</span
              >`
            : nothing
        }
        <h1>${title}</h1>
        ${slogan ? html`<p class="standfirst">${slogan}</p>` : nothing}
        ${description ? html`<p class="about-words">${description}</p>` : nothing}
        <p class="actions">
          <a class="button" href=${site.searchUrl}>${pageText(site.lang, 'missing.search')}</a>
          <a class="button quiet" href=${data.contactUrl}
            >${pageText(site.lang, 'about.contact')}</a
          >
        </p>
      </div>
      ${pictures(data)}
    </article>
    <div class="about-facts">
      <div>
        ${figures(data)}
        <ul class="about-promises" role="list">
          ${promises(site.lang, data.payments).map((line) => html`<li>${icon(CHECK)}${line}</li>`)}
        </ul>
      </div>
      ${contactDetails(site, data.details)}
    </div>
    ${productStrip(site, data.also)}`;
}

function hasPictures({ cover, shown }: AboutPageData): boolean {
  return cover !== null || shown.length >= TILES;
}

/** Renders the shop's cover, or without one, four of its products. */
function pictures(data: AboutPageData) {
  if (!hasPictures(data)) return nothing;
  if (data.cover) {
    return html`<div class="about-cover">
      ${picture(data.cover, { sizes: '(width < 750px) 90vw, 560px', eager: true, alt: '' })}
    </div>`;
  }
  return html`<ul class="about-pictures" role="list">
    ${data.shown.slice(0, TILES).map(
      ({ title: name, full_url: url, image }) =>
        html`<li>
          <a href=${url} aria-label=${name}
            >${image ? picture(image, { sizes: '(width < 750px) 46vw, 320px', alt: '' }) : nothing}</a
          >
        </li>`,
    )}
  </ul>`;
}

function figures({ figures: all }: AboutPageData) {
  if (all.length === 0) return nothing;
  return html`<ul class="about-figures" role="list">
    ${all.map(({ value, label, url }) => {
      const words = html`<strong>${value}</strong> ${label}`;
      return html`<li>
        ${url ? html`<a href=${url}>${words}</a>` : html`<span>${words}</span>`}
      </li>`;
    })}
  </ul>`;
}
