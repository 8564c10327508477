import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { icon } from '../icon.ts';
import { closeIcon, menuIcon, personIcon, searchIcon } from '../icons.ts';
import { picture } from '../picture/picture.ts';
import { SearchBoxElement } from '../search-box/search-box.element.ts';
import type { HeaderData, LinkItem } from './header-data.ts';
import { headerStyles } from './header.styles.ts';

/**
 * A site's header. Menu and search of small screens are popovers: they work without JavaScript.
 * @slot cart - The cart button.
 * @csspart base - The whole header.
 * @csspart brand - Logo or title.
 * @csspart menu - The menu of wide screens.
 */
export class HeaderElement extends TaladElement {
  static override uses = { 'talad-search-box': SearchBoxElement };
  static override properties: PropertyDeclarations = { header: { type: Object } };
  static override styles = [baseStyles, hiddenStyles, headerStyles];
  /** Logo, menus, languages and links of the header. */
  declare header: HeaderData | null;

  constructor() {
    super();
    this.header = null;
  }

  #search({ search }: HeaderData, first: boolean): TemplateResult {
    return html`<talad-search-box
      locale=${this.locale}
      action=${search?.action ?? ''}
      value=${search?.value ?? ''}
      api=${search?.api ?? ''}
      site=${search?.site ?? ''}
      ?first=${first}
      ?autofocus=${first}
    ></talad-search-box>`;
  }

  #menu(items: readonly LinkItem[]): TemplateResult {
    return html`<ul>
      ${items.map(
        ({ title, link, current }) =>
          html`<li>
            <a href=${safeHref(link)} aria-current=${current ? 'page' : nothing}>${title}</a>
          </li>`,
      )}
    </ul>`;
  }

  #languages(data: HeaderData): TemplateResult {
    return html`<ul class="languages" aria-label=${this.t('site.language')}>
      ${(data.languages ?? []).map(
        ({ lang, label, href, current }) =>
          html`<li>
            <a
              href=${safeHref(href)}
              lang=${lang}
              hreflang=${lang}
              aria-current=${current ? 'true' : nothing}
              >${label}</a
            >
          </li>`,
      )}
    </ul>`;
  }

  override render(): TemplateResult {
    const data: HeaderData = this.header ?? {
      title: '',
      href: '/',
      search: { action: '/search' },
      menu: [],
      languages: [],
    };
    const menu = Array.isArray(data.menu) ? data.menu : [];
    const brand = data.logo
      ? picture(data.logo, { sizes: '200px', eager: true, alt: data.title })
      : data.title;
    return html`<header class="base" part="base">
      <div class="utility">
        <div class="wrap">
          ${
            data.origin
              ? html`<a href=${safeHref(data.origin.link)}>${data.origin.title}</a>`
              : html`<span></span>`
          }
          ${this.#languages(data)}
        </div>
      </div>
      <div class="main">
        <div class="wrap">
          <button
            type="button"
            class="round small-only screen"
            popovertarget="menu"
            aria-label=${this.t('site.menu')}
          >
            ${icon(menuIcon)}
          </button>
          <a class="brand" part="brand" href=${safeHref(data.href)}>${brand}</a>
          <div class="wide-only grow">${this.#search(data, false)}</div>
          <div class="tools screen">
            <button
              type="button"
              class="round small-only"
              popovertarget="search"
              aria-label=${this.t('site.search')}
            >
              ${icon(searchIcon)}
            </button>
            ${
              data.account
                ? html`<a class="round account" href=${safeHref(data.account.href)}
                    >${icon(personIcon)}<span>${data.account.label}</span></a
                  >`
                : nothing
            }
            <slot name="cart"></slot>
          </div>
        </div>
      </div>
      <nav class="wide-only screen" part="menu" aria-label=${this.t('site.menu')}>
        <div class="wrap">${this.#menu(menu)}</div>
      </nav>
      <div id="search" class="sheet top screen" popover>${this.#search(data, true)}</div>
      <nav id="menu" class="sheet side screen" popover aria-label=${this.t('site.menu')}>
        <div class="sheet-head">
          <strong>${data.title}</strong>
          <button
            type="button"
            class="round"
            popovertarget="menu"
            popovertargetaction="hide"
            aria-label=${this.t('site.closeMenu')}
          >
            ${icon(closeIcon)}
          </button>
        </div>
        ${this.#menu(data.account ? [...menu, { title: data.account.label, link: data.account.href }] : menu)}
        ${this.#languages(data)}
      </nav>
    </header>`;
  }
}
