import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { Picture } from '../../api/picture.contract.ts';
import type { SearchSuggestions } from '../../api/product.contract.ts';
import { callApi } from '../../client/api-client.ts';
import { formatPriceRange } from '../../locales/format.ts';
import { text, type Lang } from '../../locales/text.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { icon } from '../icon.ts';
import { searchIcon } from '../icons.ts';
import { picture } from '../picture/picture.ts';

/** A suggestion: its address and its content. */
export interface Suggestion {
  readonly kind: 'word' | 'category' | 'product';
  readonly text: string;
  readonly url: string;
  readonly note?: string;
  readonly image?: Picture | null;
}

/** The query of suggestions. */
export interface SuggestionQuery {
  readonly api: string;
  readonly site: string;
  /** Address of the search page. */
  readonly action: string;
  readonly keyword: string;
  readonly lang: Lang;
  readonly signal: AbortSignal;
}

/**
 * Fetches words first, then categories and products, as one list for the arrow keys; empty after a
 * failure.
 */
export async function readSuggestions(request: SuggestionQuery): Promise<readonly Suggestion[]> {
  const { api, site, action, keyword, lang, signal } = request;
  const query = new URLSearchParams({ keyword, lang, ...(site ? { site } : {}) });
  const answer = await callApi<SearchSuggestions>(`${api}/products/suggest?${query}`, { signal });
  if (!answer.ok) return [];
  const { words, categories, products } = answer.data;
  return [
    ...words.map((word) => ({
      kind: 'word' as const,
      text: word,
      url: `${action}?${new URLSearchParams({ keyword: word })}`,
    })),
    ...categories.map(({ title, url }) => ({
      kind: 'category' as const,
      text: title,
      url,
      note: text(lang, 'search.category'),
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      text: product.title,
      url: product.full_url,
      note: formatPriceRange(product.price_min, product.price_max),
      image: product.image,
    })),
  ];
}

/** Renders the list below the field; `at` is the chosen line. */
export function suggestionList(
  items: readonly Suggestion[],
  at: number,
  lang: Lang,
): TemplateResult {
  return html`<div
    id="list"
    part="list"
    role="listbox"
    aria-label=${text(lang, 'search.suggestions')}
  >
    ${items.map((item, index) => line(item, index, index === at))}
  </div>`;
}

function line(item: Suggestion, index: number, isChosen: boolean): TemplateResult {
  return html`<a
    id="o${index}"
    role="option"
    tabindex="-1"
    class=${item.kind}
    href=${safeHref(item.url)}
    aria-selected=${isChosen}
    >${
      item.kind === 'product'
        ? html`<span class="image"
            >${item.image ? picture(item.image, { sizes: '44px', alt: '' }) : nothing}</span
          >`
        : icon(searchIcon)
    }<span class="text">${item.text}</span>${
      item.note ? html`<span class="note">${item.note}</span>` : nothing
    }</a
  >`;
}

/** In a sheet the list is in the flow below the field; otherwise it covers the page. */
export const suggestionStyles: CSSResult = css`
  [role='listbox'] {
    position: absolute;
    inset: calc(100% + 6px) 0 auto;
    z-index: 1;
    max-block-size: min(70dvb, 560px);
    overflow-y: auto;
    padding-block: 8px;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface);
    box-shadow: var(--talad-shadow-3, 0 12px 32px rgb(0 0 0 / 0.18));
  }
  :host([first]) [role='listbox'] {
    position: static;
    margin-block-start: 8px;
    border: 0;
    box-shadow: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 4px 16px;
    color: inherit;
    text-decoration: none;
  }
  a:hover,
  a[aria-selected='true'] {
    background: var(--quiet);
  }
  a[aria-selected='true'] {
    box-shadow: inset 3px 0 0 var(--link);
  }
  a .icon {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--muted);
  }
  .text {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .note {
    flex: none;
    color: var(--muted);
    font-size: 14px;
  }
  .product .note {
    color: var(--text);
    font-weight: 600;
  }
  .image {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 6px;
    overflow: hidden;
    background: var(--quiet);
  }
  .image img {
    display: block;
    inline-size: 44px;
    block-size: 44px;
    object-fit: cover;
  }
`;
