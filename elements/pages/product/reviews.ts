import { html, nothing, type TemplateResult } from 'lit';
import type { Review, ReviewSums } from '../../api/review.contract.ts';
import type { ReviewType } from '../../commerce/sellers/review-types.ts';
import { formatDate, formatNumber } from '../../locales/format.ts';
import { picture } from '../../parts/picture/picture.ts';
import type { Pagination, SiteData } from '../page-data.ts';
import { pagination } from '../lists/product-list.ts';
import { pageText } from '../texts/page-text.ts';

export interface ReviewsData {
  readonly reviews: readonly Review[];
  readonly sums: ReviewSums;
  /** Number of reviews for each number of stars, 5 first. */
  readonly stars: readonly { readonly stars: number; readonly count: number }[];
  /** Average score by type, if rated. */
  readonly types?: readonly { readonly type: ReviewType; readonly average: number }[];
  readonly pages: Pagination;
  /** For several products: each review names its product. */
  readonly withProducts?: boolean;
  /** A note on the origin of the reviews. */
  readonly note?: string;
}

/** Renders reviews: the score, its distribution, and the texts. */
export function reviewsSection(site: SiteData, data: ReviewsData): TemplateResult {
  return html`<section class="strip reviews" id="reviews" aria-labelledby="reviews-title">
    <h2 id="reviews-title">${pageText(site.lang, 'product.reviews')}</h2>
    <div class="reviews-body">
      ${summary(site, data)}
      <div>
        <ul class="review-list" role="list">
          ${data.reviews.map((review) => html`<li>${reviewItem(site, review, data.withProducts)}</li>`)}
        </ul>
        ${pagination(site, data.pages)}
      </div>
    </div>
  </section>`;
}

function summary(
  { lang }: SiteData,
  { sums, stars, types = [], note }: ReviewsData,
): TemplateResult {
  const { avg_score: score, total_review: total, review_percent: percent } = sums;
  return html`<div class="review-sums">
    <p class="score">
      <strong>${formatNumber(score ?? 0, 1)}</strong
      ><span class="of">${pageText(lang, 'review.outOf')}</span>
    </p>
    ${starRow(lang, Math.round(score ?? 0))}
    <p class="muted">
      ${pageText(lang, 'review.percent', { percent: percent ?? 0, count: formatNumber(total) })}
    </p>
    <ul class="bars" role="list">
      ${stars.map(({ stars: number, count }) => {
        const label = pageText(lang, 'review.bar', { stars: number, count: formatNumber(count) });
        return html`<li>
          <span aria-hidden="true">${number} ★</span>
          <progress max=${Math.max(total, 1)} value=${count} aria-label=${label}></progress>
          <span class="bar-count" aria-hidden="true">${formatNumber(count)}</span>
        </li>`;
      })}
    </ul>
    ${
      types.length > 0
        ? html`<dl class="type-scores">
            ${types.map(
              ({ type, average }) =>
                html`<div>
                  <dt>${pageText(lang, `review.type.${type}`)}</dt>
                  <dd>${formatNumber(average, 1)}</dd>
                </div>`,
            )}
          </dl>`
        : nothing
    }
    ${note ? html`<p class="muted">${note}</p>` : nothing}
  </div>`;
}

function reviewItem({ lang }: SiteData, review: Review, withProduct = false): TemplateResult {
  return html`<article class="review">
    <header>
      ${reviewerAvatar(review)}
      <div>
        <h3>${review.reviewer_name}</h3>
        <p class="muted">
          ${starRow(lang, review.stars)}
          <time datetime=${review.created_at}>${formatDate(review.created_at, lang)}</time>
        </p>
      </div>
    </header>
    ${review.text ? html`<p class="review-text" lang=${review.lang}>${review.text}</p>` : nothing}
    ${photos(lang, review)}
    ${
      review.answer
        ? html`<div class="review-answer">
            <h4>${pageText(lang, 'review.answer')}</h4>
            <p class="review-text">${review.answer}</p>
          </div>`
        : nothing
    }
    ${withProduct ? html`<p><a href=${review.product_url}>${review.product_title}</a></p>` : nothing}
  </article>`;
}

/** Renders thumbnails, each linked to the full picture. */
function photos(lang: SiteData['lang'], review: Review): TemplateResult | typeof nothing {
  if (review.photos.length === 0) return nothing;
  return html`<ul class="review-photos" role="list">
    ${review.photos.map(
      (photo, index) =>
        html`<li>
          <a href=${photo.src} target="_blank"
            >${picture(photo, {
              sizes: '96px',
              alt: pageText(lang, 'review.photo', {
                number: index + 1,
                name: review.reviewer_name,
              }),
            })}</a
          >
        </li>`,
    )}
  </ul>`;
}

function reviewerAvatar({ avatar, reviewer_name: name }: Review): TemplateResult {
  if (avatar) {
    return html`<span class="small-avatar">${picture(avatar, { sizes: '40px', alt: '' })}</span>`;
  }
  return html`<span class="small-avatar letter" aria-hidden="true">${firstLetter(name)}</span>`;
}

/**
 * Returns the first letter of a name. Thai names can begin with a vowel, which is unreadable alone.
 */
export function firstLetter(name: string): string {
  return /(?![เแโใไ])[\p{L}\p{N}]/u.exec(name)?.[0] ?? '•';
}

function starRow(lang: SiteData['lang'], stars: number): TemplateResult {
  const label = pageText(lang, 'review.stars', { stars });
  return html`<span class="stars" role="img" aria-label=${label}
    ><span>${'★'.repeat(stars)}</span><span class="no">${'★'.repeat(5 - stars)}</span></span
  >`;
}
