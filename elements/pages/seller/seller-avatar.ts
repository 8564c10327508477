import { html, type TemplateResult } from 'lit';
import type { ShopFeedback, ShopMini } from '../../api/shop.contract.ts';
import { formatNumber } from '../../locales/format.ts';
import { picture } from '../../parts/picture/picture.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

/** Renders a shop's picture, or its letter. */
export function shopAvatar(
  { avatar, title }: Pick<ShopMini, 'avatar' | 'title'>,
  sizes = '72px',
): TemplateResult {
  return avatar
    ? html`<span class="avatar">${picture(avatar, { sizes, alt: '' })}</span>`
    : html`<span class="avatar letter" aria-hidden="true">${letterOf(title)}</span>`;
}

/** Returns the letter: of Thai names that begin with a vowel sign, the consonant after it. */
function letterOf(title: string): string {
  return /[ก-ฮ]|[^\P{L}เ-ไ]/u.exec(title)?.[0] ?? '';
}

/** Renders the share of good reviews as a bar and a text (spec §2: "a feedback bar"). */
export function feedbackBar({ lang }: SiteData, shop: ShopFeedback): TemplateResult {
  const { up_order_review_percent: percent, total_order_review: total } = shop;
  if (percent === null) {
    return html`<span class="feedback"><span>${pageText(lang, 'seller.noFeedback')}</span></span>`;
  }
  return html`<span class="feedback"
    ><progress
      max="100"
      value=${percent}
      aria-label=${pageText(lang, 'seller.feedbackBar')}
    ></progress
    ><span
      >${pageText(lang, 'seller.feedback', { percent, count: formatNumber(total) })}</span
    ></span
  >`;
}

/** Formats a number of products: "12 products". */
export function productCount({ lang }: SiteData, count: number): string {
  return pageText(lang, 'sellers.products', { count: formatNumber(count) });
}
