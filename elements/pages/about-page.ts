import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../parts/picture/picture.ts';
import type { ProductMini } from '../api/product.contract.ts';
import type { Picture } from '../api/picture.contract.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { ProductStrip, SiteData } from './page-data.ts';
import { productStrip } from './product-grid.ts';
import { pageText } from './texts/page-text.ts';

export interface AboutPageData {
  readonly title: string;
  readonly url: string;
  readonly slogan: string;
  readonly description: string;
  readonly logo: Picture | null;
  readonly contactUrl: string;
  /** A strip of the shop's products. */
  readonly also: ProductStrip;
  /** Four products as its picture; empty if there are fewer. */
  readonly shown: readonly ProductMini[];
}

/** The built-in about page, until the owner makes one. */
export function aboutPage(site: SiteData, data: AboutPageData): TemplateResult {
  const { title, slogan, description, logo, shown } = data;
  return html`${breadcrumb(site, [{ label: title, url: data.url }], {
      label: site.name,
      url: site.homeUrl,
    })}
    <article class="about-site ${shown.length < 4 ? '' : 'with-pictures'}">
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
      ${
        shown.length < 4
          ? nothing
          : html`<ul class="about-pictures" role="list">
              ${shown.slice(0, 4).map(
                ({ title: name, full_url: url, image }) =>
                  html`<li>
                    <a href=${url} aria-label=${name}
                      >${image ? picture(image, { sizes: '(width < 750px) 46vw, 320px', alt: '' }) : nothing}</a
                    >
                  </li>`,
              )}
            </ul>`
      }
    </article>
    ${productStrip(site, data.also)}`;
}
