import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../parts/picture/picture.ts';
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
  /** What it sells. */
  readonly also: ProductStrip;
}

/** What a site says of itself, until its owner makes a page of it. */
export function aboutPage(site: SiteData, data: AboutPageData): TemplateResult {
  const { title, slogan, description, logo } = data;
  return html`${breadcrumb(site, [{ label: title, url: data.url }], {
      label: site.name,
      url: site.homeUrl,
    })}
    <article class="about-site">
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
        <a class="button quiet" href=${data.contactUrl}>${pageText(site.lang, 'about.contact')}</a>
      </p>
    </article>
    ${productStrip(site, data.also)}`;
}
