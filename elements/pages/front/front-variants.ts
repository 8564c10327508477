import { html, nothing, type TemplateResult } from 'lit';
import { blogCard } from '../blog/blog-card.ts';
import type { BlogCardData } from '../blog/blog-page-data.ts';
import { blogText } from '../blog/blog-text.ts';
import { contestantCard, type ContestantCard } from '../contestants-page.ts';
import type { SiteData } from '../page-data.ts';
import { pageText } from '../texts/page-text.ts';

/**
 * The additional parts of a book fair's or contest's front page (spec §2 "Variants"); empty on
 * other sites.
 */
export interface FrontVariant {
  readonly exhibitions: readonly BlogCardData[];
  readonly contestants: readonly ContestantCard[];
}

export function frontVariant(site: SiteData, data: FrontVariant): TemplateResult {
  const { lang, base } = site;
  return html`${strip(site, {
    heading: blogText(lang, 'exhibition', 'title'),
    url: `${base}/exhibition`,
    list: 'posts',
    cards: data.exhibitions.map((one) => html`<li>${blogCard(site, one, { heading: 'h3' })}</li>`),
  })}${strip(site, {
    heading: pageText(lang, 'contestants.title'),
    url: `${base}/contestants`,
    list: 'contestants',
    cards: data.contestants.map((one, index) =>
      contestantCard(site, one, { eager: index < 4, heading: 'h3' }),
    ),
  })}`;
}

interface Strip {
  readonly heading: string;
  readonly url: string;
  readonly list: string;
  readonly cards: readonly TemplateResult[];
}

function strip({ lang }: SiteData, { heading, url, list, cards }: Strip) {
  if (cards.length === 0) return nothing;
  return html`<section class="strip">
    <div class="strip-head">
      <h2>${heading}</h2>
      <a class="more" href=${url}
        >${pageText(lang, 'front.seeAll')}<span class="vh"> ${heading}</span></a
      >
    </div>
    <ul class=${list} role="list">
      ${cards}
    </ul>
  </section>`;
}

/**
 * Renders a site without content: its contact, and a link to the marketplace; for staff a link to the
 * editor, where the theme's front page waits.
 */
export function frontEmpty(
  site: SiteData,
  { marketUrl, editUrl }: { readonly marketUrl: string; readonly editUrl: string | null },
): TemplateResult {
  const { lang, base } = site;
  if (editUrl !== null) {
    return html`<div class="empty">
      <h2>${pageText(lang, 'front.unpublished')}</h2>
      <p>${pageText(lang, 'front.unpublishedText')}</p>
      <p class="actions">
        <a class="button" href=${editUrl}>${pageText(lang, 'front.edit')}</a>
      </p>
    </div>`;
  }
  return html`<div class="empty">
    <h2>${pageText(lang, 'front.soon')}</h2>
    <p>${pageText(lang, 'front.soonText')}</p>
    <p class="actions">
      <a class="button" href="${base}/contactus">${pageText(lang, 'about.contact')}</a>
      ${
        site.isMall
          ? nothing
          : html`<a class="button quiet" href=${marketUrl}>${pageText(lang, 'front.toMarket')}</a>`
      }
    </p>
  </div>`;
}
