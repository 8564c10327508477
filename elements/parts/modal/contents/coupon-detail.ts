import { css, html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { CouponHtmlResponse } from '../../../api/coupon.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { siteQuery } from '../../../client/site-query.ts';
import { text } from '../../../locales/text.ts';
import type { ModalContent } from '../modal-content.ts';

/** The terms of a coupon as HTML from the server (spec §7). */
export const content: ModalContent = {
  texts: 'offers',
  heading: ({ locale }) => text(locale, 'offer.detail'),
  async render({ api, base, locale, opener }) {
    const id = opener.dataset['coupon'] ?? '';
    const found = await callApi<CouponHtmlResponse>(
      `${api}/coupon_get_html/${encodeURIComponent(id)}${siteQuery(base, locale)}`,
    );
    if (!found.ok) throw new Error(found.code);
    const here = opener.getAttribute('href') ?? '';
    // Our own HTML: all texts in it were escaped.
    return html`<div class="coupon-modal">
      ${unsafeHTML(found.data.html)}
      <p class="modal-actions">
        <a class="button" href=${here} data-modal="OpenCoupon" data-coupon=${id}
          >${text(locale, 'offer.collect')}</a
        >
      </p>
    </div>`;
  },
  styles: css`
    .coupon-modal {
      display: grid;
      gap: 8px;
    }
    .coupon-modal article {
      display: grid;
      gap: 8px;
    }
    .coupon-modal h3 {
      font-size: 18px;
    }
    /* The discount is the most important fact. */
    .coupon-modal p:has(strong) {
      order: -1;
      padding: 12px 20px;
      border-radius: var(--talad-radius);
      background: var(--talad-tint);
      color: var(--talad-on-tint);
      font-size: 28px;
    }
    .coupon-modal code {
      padding: 2px 10px;
      border: 1px dashed var(--talad-edge);
      border-radius: 4px;
      font-weight: 600;
    }
    .coupon-modal .modal-actions {
      margin-block-start: 8px;
    }
  `,
};
