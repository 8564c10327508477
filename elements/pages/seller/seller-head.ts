import { html, nothing, type TemplateResult } from 'lit';
import { favouriteButton } from '../../parts/favourites/favourite-buttons.ts';
import { picture } from '../../parts/picture/picture.ts';
import type { SiteData } from '../page-data.ts';
import { feedbackBar, shopAvatar } from './seller-avatar.ts';
import type { SellerPageData } from './seller-page-data.ts';
import { pageText } from '../texts/page-text.ts';

/** Layout width of the cover, for preloading it. */
export const COVER_SIZES = '(width < 1440px) 100vw, 1408px';

/** Renders the profile box in the shop's own colour: name, picture, ratings; its cover above. */
export function sellerHead(site: SiteData, { shop, url, shown }: SellerPageData): TemplateResult {
  const { lang } = site;
  const { cover, slogan } = shop;
  const parts = [
    [`${url}#products`, 'seller.products'],
    [`${url}#about`, 'seller.about'],
    [`${url}#reviews`, 'seller.reviews'],
  ] as const;
  const here = shown.kind === 'front' ? url : '';
  return html`<header class="seller-head">
    ${
      cover && shown.kind === 'front'
        ? html`<div class="seller-cover">
            ${picture(cover, { sizes: COVER_SIZES, eager: true, alt: '' })}
          </div>`
        : nothing
    }
    <div class="seller-profile">
      ${shopAvatar(shop, '120px')}
      <div class="seller-name">
        <h1>${shop.title}</h1>
        ${shop.be_brand ? html`<p class="seller-brand">${pageText(lang, 'seller.brand')}</p>` : nothing}
        ${slogan ? html`<p>${slogan}</p>` : nothing} ${feedbackBar(site, shop)}
      </div>
      <p class="seller-actions">
        <a
          class="on-seller"
          href="/signup"
          data-modal="JoinMember"
          data-shop=${shop.title}
          data-site=${shop.shopname}
          >${pageText(lang, 'seller.join')}</a
        >
        ${
          shop.allow_direct_url
            ? html`<a class="on-seller" href=${shop.shop_url}>${pageText(lang, 'seller.visit')}</a>`
            : nothing
        }
        ${favouriteButton('favorite-shops', shop, lang)}
      </p>
    </div>
    <nav class="seller-parts" aria-label=${pageText(lang, 'seller.parts')}>
      ${parts.map(
        ([target, key]) => html`<a href=${target.slice(here.length)}>${pageText(lang, key)}</a>`,
      )}
    </nav>
  </header>`;
}
