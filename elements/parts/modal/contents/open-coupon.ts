import { css, html } from 'lit';
import type { CouponClaimResponse } from '../../../api/coupon.contract.ts';
import { callApi } from '../../../client/api-client.ts';
import { storeCoupon } from '../../../client/claimed-coupons.ts';
import { siteQuery } from '../../../client/site-query.ts';
import { text } from '../../../locales/text.ts';
import { define } from '../../../schema/define.ts';
import { CopyElement } from '../../copy/copy.element.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

/** Collects a coupon for the account or in a guest's browser, and shows its code. */
export const content: ModalContent = {
  texts: 'offers',
  heading: ({ locale }) => text(locale, 'offer.coupon'),
  async render(context) {
    const { api, base, locale, opener } = context;
    const id = encodeURIComponent(opener.dataset['coupon'] ?? '');
    const url = `${api}/coupons/${id}/claim${siteQuery(base, locale)}`;
    const claimed = await callApi<CouponClaimResponse>(url, { body: {} });
    if (claimed.ok) return collected(context, claimed.data);
    if (!claimed.error) throw new Error(claimed.code);
    return html`<p role="alert"><strong>${text(locale, 'offer.refused')}</strong></p>
      <p>${claimed.error.message}</p>`;
  },
  styles: css`
    .coupon-modal {
      display: grid;
      gap: 8px;
    }
    .coupon-modal .modal-actions {
      margin-block-start: 8px;
    }
  `,
};

function collected({ base, locale }: ModalContext, { coupon, kept }: CouponClaimResponse) {
  define('talad-copy', CopyElement);
  storeCoupon({ id: coupon.id, code: coupon.code, time: Date.now(), kept });
  const where = kept === 'account' ? 'offer.keptAccount' : 'offer.keptBrowser';
  return html`<div class="coupon-modal">
    <p><strong>${coupon.title}</strong></p>
    <p role="status">${text(locale, 'offer.collected')} ${text(locale, where)}</p>
    <p><talad-copy locale=${locale} text=${coupon.code}></talad-copy></p>
    <p class="modal-actions">
      <a class="button" href="${base}/search">${text(locale, 'offer.shop')}</a>
    </p>
  </div>`;
}
