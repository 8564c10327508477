import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { frameLink } from '../frame-link.ts';
import { homeIcon, shelvesIcon } from '../frame-icons.ts';
import { cartIcon, icon } from '../icon.ts';
import { personIcon, searchIcon } from '../icons.ts';
import type { LinkItem } from '../header/header-data.ts';

const drawings = {
  home: homeIcon,
  categories: shelvesIcon,
  search: searchIcon,
  account: personIcon,
  cart: cartIcon,
} as const;

export interface BottomMenuItem extends LinkItem {
  readonly name: keyof typeof drawings;
}

/**
 * The bar at the bottom of phones (spec §2 "Mobile bottom menu"). The cart sets the attribute
 * `count`, the session sets `notices` to the number of new notifications.
 * @csspart base - The bar.
 * @csspart item - One of its links.
 */
export class BottomMenuElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    items: { type: Array },
    label: { type: String },
  };
  static override styles = [
    baseStyles,
    css`
      :host {
        position: fixed;
        inset: auto 0 0;
        z-index: 8;
      }
      @media (width >= 750px) {
        :host {
          display: none;
        }
      }
      .base {
        padding-block-end: env(safe-area-inset-bottom, 0px);
        border-block-start: 1px solid var(--line);
        background: var(--surface);
      }
      ul {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: grid;
        justify-items: center;
        align-content: center;
        block-size: 56px;
        color: var(--muted);
        font-size: 11px;
        line-height: 1.5;
        text-decoration: none;
        white-space: nowrap;
      }
      [aria-current] {
        color: var(--link);
        font-weight: 600;
      }
      a:focus-visible {
        outline-offset: -4px;
      }
      :host([count]:not([count='0']))::after,
      :host([notices]:not([notices='0']))::before {
        content: attr(count) / '';
        position: absolute;
        inset-block-start: 4px;
        inset-inline-end: calc(10% - 22px);
        min-inline-size: 18px;
        padding-inline: 4px;
        border-radius: 999px;
        background: var(--talad-accent, #0f6b5c);
        color: var(--talad-on-accent, #fff);
        font: 700 11px/18px var(--talad-font, sans-serif);
        text-align: center;
        pointer-events: none;
      }
      :host([notices]:not([notices='0']))::before {
        content: attr(notices) / '';
        inset-inline-end: calc(30% - 22px);
      }
    `,
  ];
  /** Up to five links; the cart is last, the account before it. */
  declare items: readonly BottomMenuItem[] | null;
  /** The label of the bar. */
  declare label: string;

  constructor() {
    super();
    this.items = null;
    this.label = '';
  }

  override render(): TemplateResult {
    const items: readonly BottomMenuItem[] = Array.isArray(this.items)
      ? this.items.slice(0, 5)
      : [];
    return html`<nav
      class="base screen"
      part="base"
      aria-label=${this.label || this.t('site.menu')}
    >
      <ul>
        ${items.map(
          (item) =>
            html`<li part="item">
              ${frameLink(item, html`${icon(drawings[item.name] ?? homeIcon)}<span>${item.title}</span>`)}
            </li>`,
        )}
      </ul>
    </nav>`;
  }
}
