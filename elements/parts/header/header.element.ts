import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { frameLink } from '../frame-link.ts';
import { icon } from '../icon.ts';
import { closeIcon, menuIcon, personIcon, searchIcon } from '../icons.ts';
import { picture } from '../picture/picture.ts';
import { SearchBoxElement } from '../search-box/search-box.element.ts';
import type { HeaderData } from './header-data.ts';
import { headerStyles } from './header.styles.ts';
import { menuList } from './menu.ts';
import { menuStyles } from './menu.styles.ts';

const EMPTY: HeaderData = { title: '', href: '/', search: null, menu: [], languages: [] };

/**
 * A site's header. Menu, sub-menus and search of small screens are popovers: they work without
 * JavaScript, also by keyboard.
 * @slot cart - The cart button.
 * @slot account - The signed-in account; the sign-in link if empty.
 * @slot side-account - The same in the side menu of small screens.
 * @csspart base - The whole header.
 * @csspart brand - Logo or title.
 * @csspart image - A logo, or a picture of the menu.
 * @csspart menu - The menu: a row on wide screens, a sheet at the side on small ones.
 */
export class HeaderElement extends TaladElement {
  static override uses = { 'talad-search-box': SearchBoxElement };
  static override properties: PropertyDeclarations = { header: { type: Object } };
  static override styles = [baseStyles, hiddenStyles, headerStyles, menuStyles];
  /** Logo, menus, languages and links of the header. */
  declare header: HeaderData | null;

  constructor() {
    super();
    this.header = null;
  }

  #search(search: NonNullable<HeaderData['search']>, first: boolean): TemplateResult {
    return html`<talad-search-box
      locale=${this.locale}
      action=${search.action}
      value=${search.value ?? ''}
      api=${search.api ?? ''}
      site=${search.site ?? ''}
      categories=${search.categories ? JSON.stringify(search.categories) : nothing}
      category=${search.category ?? nothing}
      ?first=${first}
      ?autofocus=${first}
    ></talad-search-box>`;
  }

  #brand({ title, href, logo, logoHeight }: HeaderData): TemplateResult {
    return html`<a class="brand" part="brand" href=${safeHref(href)}
      >${logo ? logoOf(logo, title, logoHeight ?? 40) : title}</a
    >`;
  }

  #tools({ search, account }: HeaderData, isWideButton: boolean): TemplateResult {
    return html`<div class="tools screen">
      ${
        search
          ? html`<button
              type="button"
              class="round ${isWideButton ? '' : 'small-only'}"
              popovertarget="search"
              aria-label=${this.t('site.search')}
            >
              ${icon(searchIcon)}
            </button>`
          : nothing
      }
      ${
        account
          ? html`<slot name="account"
              ><a
                class="round account"
                href=${safeHref(account.href)}
                title=${account.label}
                data-sign-in
                >${icon(personIcon)}<span>${account.label}</span></a
              ></slot
            >`
          : nothing
      }
      <slot name="cart"></slot>
    </div>`;
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

  /** Renders the menu once for the row of wide screens and the sheet of small ones. */
  #menu(data: HeaderData): TemplateResult {
    const { title, sideLogo, account } = data;
    return html`<nav id="menu" class="screen" popover part="menu" aria-label=${this.t('site.menu')}>
      <div class="sheet-head sheet-only">
        <strong>${sideLogo ? logoOf(sideLogo, title, 40) : title}</strong>
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
      ${menuList(Array.isArray(data.menu) ? data.menu : [], { id: 'm', t: (key, vars) => this.t(key, vars) })}
      <div class="sheet-only">
        ${
          account
            ? html`<slot name="side-account"
                ><a class="own" href=${safeHref(account.href)} data-sign-in
                  >${account.label}</a
                ></slot
              >`
            : nothing
        }
        ${this.#languages(data)}
      </div>
    </nav>`;
  }

  override render(): TemplateResult {
    const data = this.header ?? EMPTY;
    const { align = 'left', origin, contact, search } = data;
    const inRow = !['left', 'center', 'finder'].includes(align);
    const brand = this.#brand(data);
    const menu = this.#menu(data);
    const tools = this.#tools(data, inRow);
    const field =
      search && !inRow ? html`<div class="field">${this.#search(search, false)}</div>` : nothing;
    // In visual order, so that the Tab key follows it.
    const parts = {
      left: [brand, field, tools, menu],
      center: [field, brand, tools, menu],
      split: [menu, brand, tools],
      compact: [brand, menu, tools],
      rail: [brand, menu, tools],
      board: [brand, tools, menu],
      finder: [brand, field, tools, menu],
    }[align];
    return html`<header class="base" part="base">
      <div class="utility">
        <div class="wrap">
          ${origin ? frameLink(origin) : html`<span></span>`}
          ${contact ? frameLink(contact, contact.title, 'contact') : nothing}${this.#languages(data)}
        </div>
      </div>
      <div class="main">
        <div class="wrap bar ${align}">
          <button
            type="button"
            class="round toggle screen"
            popovertarget="menu"
            aria-label=${this.t('site.menu')}
          >
            ${icon(menuIcon)}
          </button>
          ${parts}
        </div>
      </div>
      ${search ? html`<div id="search" class="top screen" popover>${this.#search(search, true)}</div>` : nothing}
    </header>`;
  }
}

/** The owner sets the height; the width follows. */
function logoOf(
  logo: NonNullable<HeaderData['logo']>,
  title: string,
  height: number,
): TemplateResult {
  const width = Math.round((height * logo.width) / logo.height);
  return picture({ ...logo, width, height }, { sizes: `${width}px`, eager: true, alt: title });
}
