import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../api/picture.contract.ts';
import type { Crumb } from '../api/product.contract.ts';
import { formatNumber } from '../locales/format.ts';
import { picture } from '../parts/picture/picture.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import { endTile } from './lists/end-tile.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

const FEW = 24;

interface NamedBrand {
  readonly name: string;
  readonly count: number;
  readonly url: string;
  /** Picture of its best seller. */
  readonly image: Picture | null;
}

export interface BrandPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly description: string;
  /** The owner's own list (spec §3 "Brand list item"). */
  readonly chosen: readonly {
    readonly title: string;
    readonly link: string;
    readonly image: Picture | null;
    /** A picture that fills its box, or a logo inside it. */
    readonly fills: boolean;
  }[];
  /** The brands of products, by first letter. */
  readonly letters: readonly {
    readonly letter: string;
    readonly brands: readonly NamedBrand[];
  }[];
}

export function brandPage(site: SiteData, data: BrandPageData): TemplateResult {
  const { lang } = site;
  const isEmpty = data.chosen.length === 0 && data.letters.length === 0;
  return html`${breadcrumb(site, data.crumbs, { label: site.name, url: site.homeUrl })}
    <div class="list-head">
      <h1>${data.heading}</h1>
      <p class="muted">${data.description}</p>
    </div>
    ${isEmpty ? none(site) : nothing} ${chosen(site, data)}
    ${
      isFew(data) && !isEmpty
        ? html`<ul class="brand-cards brand-few" role="list">
            ${data.letters.flatMap(({ letter, brands }) => brands.map((one) => card(site, letter, one)))}
            ${endTile(pageText(lang, 'brands.unsure'), {
              url: site.searchUrl,
              label: pageText(lang, 'missing.search'),
            })}
          </ul>`
        : nothing
    }
    ${
      !isFew(data) && data.letters.length > 0
        ? html`<section
            class=${data.chosen.length > 0 ? 'strip' : ''}
            aria-labelledby="brand-letters"
          >
            <h2 id="brand-letters" class=${data.chosen.length > 0 ? '' : 'vh'}>
              ${pageText(lang, 'brands.letters')}
            </h2>
            ${jumps(site, data)}
            <div class="brand-letters">${data.letters.map((one) => group(site, one))}</div>
          </section>`
        : nothing
    }`;
}

/** With few brands each gets a picture, and no alphabet is needed. */
function isFew({ chosen: own, letters }: BrandPageData): boolean {
  return own.length === 0 && letters.reduce((sum, { brands }) => sum + brands.length, 0) <= FEW;
}

function countOf({ lang }: SiteData, count: number): string {
  return pageText(lang, 'brands.count', { count: formatNumber(count) });
}

function card(site: SiteData, letter: string, { name, count, url, image }: NamedBrand) {
  return html`<li>
    <a class="brand-card" href=${url} rel="nofollow">
      <span class="brand-picture ${image ? 'fills' : 'letter'}" aria-hidden="true"
        >${
          image
            ? picture(image, {
                sizes: '(width < 750px) 46vw, (width < 1200px) 31vw, 340px',
                alt: '',
              })
            : letter
        }</span
      >
      <span>${name} <span class="count">${countOf(site, count)}</span></span>
    </a>
  </li>`;
}

/** Renders links to the letters, if there are enough to scroll past. */
function jumps({ lang }: SiteData, { letters }: BrandPageData) {
  if (letters.length < 2) return nothing;
  return html`<nav class="brand-jumps" aria-label=${pageText(lang, 'brands.jump')}>
    ${letters.map(({ letter }) => html`<a class="pill" href=${`#brands-${letter}`}>${letter}</a>`)}
  </nav>`;
}

function chosen({ lang }: SiteData, data: BrandPageData) {
  if (data.chosen.length === 0) return nothing;
  return html`<section aria-labelledby="brand-chosen">
    <h2 id="brand-chosen" class="vh">${pageText(lang, 'brands.chosen')}</h2>
    <ul class="brand-cards" role="list">
      ${data.chosen.map(
        ({ title, link, image, fills }, index) =>
          html`<li>
            <a class="brand-card" href=${link}>
              ${
                image
                  ? html`<span class=${fills ? 'brand-picture fills' : 'brand-picture'}
                      >${picture(image, { sizes: '(width < 750px) 50vw, 240px', eager: index < 4, alt: '' })}</span
                    >`
                  : html`<span class="brand-picture letter" aria-hidden="true"
                      >${title.slice(0, 1)}</span
                    >`
              }
              <span>${title}</span>
            </a>
          </li>`,
      )}
    </ul>
  </section>`;
}

function group(site: SiteData, { letter, brands }: BrandPageData['letters'][number]) {
  return html`<div class="brand-group" id=${`brands-${letter}`}>
    <h3>${letter}</h3>
    <ul role="list">
      ${brands.map(({ name, count, url, image }) => {
        return html`<li>
          <a class="brand-line" href=${url} rel="nofollow">
            <span class="brand-mark ${image ? '' : 'letter'}" aria-hidden="true"
              >${image ? picture(image, { sizes: '56px', alt: '' }) : letter}</span
            >
            <span class="brand-name"
              ><span>${name}</span> <span class="count">${countOf(site, count)}</span></span
            >
          </a>
        </li>`;
      })}
    </ul>
  </div>`;
}

function none(site: SiteData): TemplateResult {
  return html`<div class="empty">
    <h2>${pageText(site.lang, 'brands.none')}</h2>
    <p>${pageText(site.lang, 'brands.noneHint')}</p>
    <p class="actions">
      <a class="button" href=${site.searchUrl}>${pageText(site.lang, 'missing.search')}</a>
    </p>
  </div>`;
}
