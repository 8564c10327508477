import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { searchFieldStyles } from '../../theme/search-field.ts';
import { icon } from '../icon.ts';
import { searchIcon } from '../icons.ts';
import { searchBoxStyles } from './search-box.styles.ts';
import type { Suggestion } from './suggestions.ts';

type List = typeof import('./suggestions.ts');

/** Debounce while typing. */
const PAUSE_MS = 150;

/**
 * A search field with suggestions: words, categories and products. The code for suggestions is
 * loaded with the first letter; without JavaScript it is a plain search form.
 * @csspart base - The wrapper.
 * @csspart list - The suggestions.
 */
export class SearchBoxElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    action: { type: String },
    value: { type: String },
    api: { type: String },
    site: { type: String },
    first: { type: Boolean },
    categories: { type: Array },
    category: { type: Number },
    items: { state: true },
    at: { state: true },
  };
  static override styles = [baseStyles, hiddenStyles, searchFieldStyles, searchBoxStyles];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  /** Address of the search page, which gets `keyword`. */
  declare action: string;
  /** The keyword. */
  declare value: string;
  /** Address of the API; without it there are no suggestions. */
  declare api: string;
  /** Shopname of a site in path form. */
  declare site: string;
  /** In a sheet: suggestions are shown in the flow, below the field. */
  declare first: boolean;
  /** Categories to choose next to the field; without them the search covers everything. */
  declare categories: readonly { readonly id: number; readonly title: string }[] | null;
  /** Id of the chosen category. */
  declare category: number | null;
  declare private items: readonly Suggestion[];
  /** Index of the chosen suggestion; -1 for the typed text. */
  declare private at: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = new AbortController();
  #list: List | undefined;

  constructor() {
    super();
    this.action = '';
    this.value = '';
    this.api = '';
    this.site = '';
    this.first = false;
    this.categories = null;
    this.category = null;
    this.items = [];
    this.at = -1;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  protected override firstUpdated(): void {
    markHydrated(this);
  }

  #typed = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.at = -1;
    if (value.trim() === '') this.items = [];
    // The field was left before this code was loaded, so no list may cover the page.
    else if (this.matches(':focus-within'))
      this.#timer = setTimeout(() => void this.#suggest(value), PAUSE_MS);
  };

  async #suggest(keyword: string): Promise<void> {
    if (!this.api) return;
    const asking = new AbortController();
    this.#asking = asking;
    const { api, site, action, locale: lang } = this;
    const { signal } = asking;
    const list = await this.#loaded();
    const items = await list?.readSuggestions({ api, site, action, keyword, lang, signal });
    if (!items || signal.aborted || !this.isConnected) return;
    this.items = items;
    this.at = -1;
  }

  /** Returns undefined if the code fails to load; the next letter tries again. */
  async #loaded(): Promise<List | undefined> {
    try {
      const list = this.#list ?? (await import('./suggestions.ts'));
      if (!this.#list) this.#dress(list);
      this.#list = list;
    } catch {
      return undefined;
    }
    return this.#list;
  }

  #dress({ suggestionStyles }: List): void {
    const { styleSheet } = suggestionStyles;
    const root = this.renderRoot;
    if (styleSheet && root instanceof ShadowRoot) root.adoptedStyleSheets.push(styleSheet);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.items = [];
    this.at = -1;
  }

  #key = (event: KeyboardEvent): void => {
    const count = this.items.length;
    if (count === 0 || event.isComposing) return;
    const item = this.items[this.at];
    if (event.key === 'ArrowDown') this.at = this.at + 1 >= count ? -1 : this.at + 1;
    else if (event.key === 'ArrowUp') this.at = this.at < 0 ? count - 1 : this.at - 1;
    else if (event.key === 'Escape') this.#close();
    else if (event.key === 'Enter' && item) location.assign(safeHref(item.url));
    else return;
    event.preventDefault();
  };

  #left = (event: FocusEvent): void => {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node) || !this.renderRoot.contains(relatedTarget)) this.#close();
  };

  #choice(): TemplateResult | typeof nothing {
    if (!this.categories?.length) return nothing;
    return html`<select name="category_id" aria-label=${this.t('site.category')}>
      <option value="">${this.t('site.allCategories')}</option>
      ${this.categories.map(
        ({ id, title }) =>
          html`<option value=${id} ?selected=${id === this.category}>${title}</option>`,
      )}
    </select>`;
  }

  override render(): TemplateResult {
    const { items } = this;
    const isOpen = items.length > 0;
    const found = this.t('search.found', {
      count: items.length,
    });
    return html`<div class="base" part="base" @focusout=${this.#left}>
      <form role="search" action=${safeHref(this.action)}>
        ${this.#choice()}
        <label class="vh" for="field">${this.t('site.searchHint')}</label>
        <input
          id="field"
          type="search"
          name="keyword"
          ?autofocus=${this.first}
          enterkeyhint="search"
          autocomplete=${this.hydrated ? 'off' : nothing}
          placeholder=${this.t('site.searchHint')}
          value=${this.value}
          role=${this.hydrated ? 'combobox' : nothing}
          aria-autocomplete=${this.hydrated ? 'list' : nothing}
          aria-expanded=${this.hydrated ? isOpen : nothing}
          aria-controls=${isOpen ? 'list' : nothing}
          aria-activedescendant=${this.at >= 0 ? `o${this.at}` : nothing}
          @input=${this.#typed}
          @keydown=${this.#key}
        />
        <button aria-label=${this.t('site.search')}>${icon(searchIcon)}</button>
      </form>
      ${isOpen ? this.#list?.suggestionList(items, this.at, this.locale) : nothing}
      <span class="vh" role="status">${isOpen ? found : ''}</span>
    </div>`;
  }
}
