import { html, nothing, type TemplateResult } from 'lit';
import { isOrderable } from '../../commerce/product/product-status.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';
import type { ProductPageData } from './product-page-data.ts';

/** Renders the product's offers, under its price: countdown of the flash sale, promotions, coupons, collections. */
export function productOffers(
  { lang }: SiteData,
  { product, offers }: Pick<ProductPageData, 'product' | 'offers'>,
): TemplateResult | typeof nothing {
  const { flash_until: until } = product;
  const marks = [
    ...(product.add_note ? [html`<li>${product.add_note}</li>`] : []),
    ...(product.free_shipping && isOrderable(product.status)
      ? [html`<li>${pageText(lang, 'product.freeShipping')}</li>`]
      : []),
    ...(product.second_hand_flag
      ? [html`<li>${pageText(lang, 'product.condition.used')}</li>`]
      : []),
    ...offers.promotions.map(({ title, url }) => html`<li><a href=${url}>${title}</a></li>`),
  ];
  const { coupons, couponsUrl, collections } = offers;
  if (!until && [...marks, ...coupons, ...collections].length === 0) return nothing;
  return html`<div slot="offers" class="offers">
    ${
      until
        ? html`<p class="flash">
            <strong>${pageText(lang, 'product.flash')}</strong>
            <talad-countdown locale=${lang} until=${until}></talad-countdown>
          </p>`
        : nothing
    }
    ${
      marks.length > 0
        ? html`<ul class="marks" role="list">
            ${marks}
          </ul>`
        : nothing
    }
    ${
      coupons.length > 0
        ? html`<a
            class="coupon-marks"
            href=${couponsUrl}
            data-modal="CouponList"
            data-shop=${product.shop_id}
            ><span>${pageText(lang, 'product.coupons')}</span>
            ${coupons.map((words) => html`<b>${words}</b>`)}</a
          >`
        : nothing
    }
    ${
      collections.length > 0
        ? html`<ul class="ideas" role="list">
            ${collections.map(
              ({ id, title, url }) =>
                html`<li>
                  <a href=${url} data-modal="Inspiration" data-collection=${id}
                    >${pageText(lang, 'product.ideas', { title })}</a
                  >
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`;
}
