import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../api/picture.contract.ts';
import { picture } from '../parts/picture/picture.ts';
import { sectionLink } from '../sections/section-link.ts';
import { breadcrumb } from './frame/breadcrumb.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

export interface ContestantCard {
  readonly number: number;
  readonly name: string;
  readonly summary: string;
  readonly image: Picture | null;
  readonly link: string;
}

export interface ContestantsPageData {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly contestants: readonly ContestantCard[];
  /** The owner's sections above the list. */
  readonly own: unknown;
}

/** Renders all participants of a contest, sorted by number. */
export function contestantsPage(site: SiteData, data: ContestantsPageData): TemplateResult {
  const { contestants } = data;
  return html`${breadcrumb(site, [{ label: data.title, url: data.url }], {
      label: site.name,
      url: site.homeUrl,
    })}
    <header class="contest-head">
      <h1>${data.title}</h1>
      <p class="muted">${data.description}</p>
    </header>
    ${data.own}
    ${
      contestants.length === 0
        ? html`<div class="empty">
            <h2>${pageText(site.lang, 'contestants.none')}</h2>
            <p>${pageText(site.lang, 'contestants.noneText')}</p>
            <p class="actions">
              <a class="button" href=${site.homeUrl}>${pageText(site.lang, 'missing.home')}</a>
            </p>
          </div>`
        : html`<ul class="contestants" role="list">
            ${contestants.map((one, index) => contestantCard(site, one, { eager: index < 4 }))}
          </ul>`
    }`;
}

interface CardOptions {
  readonly eager: boolean;
  readonly heading?: 'h2' | 'h3';
}

export function contestantCard(
  site: SiteData,
  one: ContestantCard,
  { eager, heading = 'h2' }: CardOptions,
): TemplateResult {
  const number = pageText(site.lang, 'contestants.number', { number: one.number });
  return html`<li class="contestant" id="contestant-${one.number}">
    <div class="contestant-picture">
      ${
        one.image
          ? picture(one.image, {
              sizes: '(width < 640px) 50vw, 280px',
              eager,
              alt: '',
            })
          : html`<span class="contestant-letter" aria-hidden="true">${one.number}</span>`
      }
    </div>
    <p class="contestant-number">${number}</p>
    ${heading === 'h2' ? html`<h2>${one.name}</h2>` : html`<h3>${one.name}</h3>`}
    ${one.summary ? html`<p class="muted">${one.summary}</p>` : nothing}
    ${
      one.link
        ? sectionLink(
            { href: one.link, base: site.base, cssClass: 'more' },
            html`${pageText(site.lang, 'contestants.more')}<span class="vh"> ${one.name}</span>`,
          )
        : nothing
    }
  </li>`;
}
