import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../api/picture.contract.ts';
import type { SiteData } from './page-data.ts';
import { pageText } from './texts/page-text.ts';

export interface HiddenPageData {
  /** 'soon': not opened yet; 'closed': by its owner. */
  readonly state: 'soon' | 'closed';
  readonly slogan: string;
  readonly logo: Picture | null;
  readonly marketUrl: string;
  /** The back office, for the owner who came to look. */
  readonly ownerUrl: string;
}

/** Renders the only page that visitors see before a shop opens and after it has closed. */
export function hiddenPage(site: SiteData, data: HiddenPageData): TemplateResult {
  const { state, logo } = data;
  return html`<div class="hidden-shop">
    ${
      logo
        ? html`<img class="logo" src=${logo.src} alt="" width="96" height="96" decoding="async" />`
        : html`<span class="logo letter" aria-hidden="true">${firstLetter(site.name)}</span>`
    }
    <p class="state">${pageText(site.lang, `hidden.${state}.label`)}</p>
    <h1>${site.name}</h1>
    <p>${data.slogan || pageText(site.lang, `hidden.${state}.text`)}</p>
    <p class="actions">
      <a class="button" href=${data.marketUrl}>${pageText(site.lang, 'hidden.market')}</a>
    </p>
    ${
      state === 'soon'
        ? html`<p class="owner">
            <a href=${data.ownerUrl} rel="nofollow">${pageText(site.lang, 'hidden.owner')}</a>
          </p>`
        : nothing
    }
  </div>`;
}

/** A Thai name may begin with a vowel that is written before its consonant. */
function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name.replace(/^[เแโใไ]+/, ''))?.[0]?.toUpperCase() ?? '•';
}
