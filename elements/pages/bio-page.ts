import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../api/picture.contract.ts';
import type { ProductMini } from '../api/product.contract.ts';
import { picture } from '../parts/picture/picture.ts';
import { sectionLink } from '../sections/section-link.ts';
import type { SiteData } from './page-data.ts';
import { productGrid } from './lists/product-grid.ts';
import { shopAvatar } from './seller/seller-avatar.ts';
import { pageText } from './texts/page-text.ts';

export interface BioPageData {
  readonly name: string;
  readonly slogan: string;
  readonly avatar: Picture | null;
  readonly buttons: readonly {
    readonly title: string;
    readonly link: string;
    /** An icon before the title. */
    readonly icon?: string;
    readonly image?: Picture | null;
  }[];
  readonly socials: readonly { readonly name: string; readonly url: string }[];
  readonly products: readonly ProductMini[];
  /** Absolute, for sharing. */
  readonly url: string;
  readonly shopUrl: string;
}

/**
 * Renders all links of a shop on one narrow page, for the profile of a social network (spec §2).
 */
export function bioPage(
  site: SiteData,
  data: BioPageData,
  sections: readonly TemplateResult[],
): TemplateResult {
  const { lang } = site;
  const { name, slogan, avatar } = data;
  const share = `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(data.url)}`;
  return html`<div class="bio">
    <p class="bio-share">
      <a
        class="pill"
        href=${share}
        data-modal="LinkInBioShare"
        data-url=${data.url}
        data-title=${name}
        rel="noopener"
        >${pageText(lang, 'bio.share')}</a
      >
    </p>
    <header>
      ${shopAvatar({ avatar, title: name }, '112px')}
      <h1>${name}</h1>
      ${slogan ? html`<p class="muted">${slogan}</p>` : nothing}
    </header>
    <nav aria-label=${pageText(lang, 'bio.links')}>
      <ul class="bio-buttons" role="list">
        ${data.buttons.map(
          ({ title, link, icon, image }) =>
            html`<li>
              ${sectionLink(
                {
                  href: link,
                  base: site.base,
                  cssClass: image ? 'bio-button pictured' : 'bio-button',
                },
                html`${image ? picture(image, { sizes: '52px', eager: true, alt: '' }) : nothing}${
                  icon ? html`<span><span aria-hidden="true">${icon}</span> ${title}</span>` : title
                }`,
              )}
            </li>`,
        )}
      </ul>
      ${
        data.socials.length > 0
          ? html`<ul class="bio-socials" role="list">
              ${data.socials.map(
                (social) =>
                  html`<li>
                    <a class="pill" href=${social.url} target="_blank" rel="noopener"
                      >${social.name}</a
                    >
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </nav>
    ${sections}
    ${
      data.products.length > 0
        ? html`<section class="bio-products">
            <h2>${pageText(lang, 'bio.products')}</h2>
            ${productGrid(site, data.products)}
          </section>`
        : nothing
    }
    <p class="bio-end"><a href=${data.shopUrl}>${pageText(lang, 'bio.shop')} →</a></p>
  </div>`;
}
