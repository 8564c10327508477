import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { menuList } from '../header/menu.ts';
import { menuStyles } from '../header/menu.styles.ts';
import type { MenuNode } from '../header/header-data.ts';

/** The rows below the header: the shop's second menu, and its categories with their children. */
export interface CategoryBarData {
  readonly lines: readonly MenuNode[];
  readonly linesLabel: string;
  readonly categories: readonly MenuNode[];
  readonly categoriesLabel: string;
  /** Categories have pictures, or their first letter. */
  readonly pictured?: boolean;
}

/**
 * The rows below a header (spec §3 subMenuListObjects, CategoryBar). They scroll away with the page; on
 * small screens each is a strip to swipe.
 * @csspart base - The wrapper.
 * @csspart row - One row.
 * @csspart image - A picture of a menu.
 */
export class CategoryBarElement extends TaladElement {
  static override properties: PropertyDeclarations = { bar: { type: Object } };
  static override styles = [
    baseStyles,
    menuStyles,
    css`
      :host {
        position: relative;
        z-index: 9;
      }
      .base {
        container-type: inline-size;
        font-size: 14px;
      }
      nav {
        border-block-end: 1px solid var(--line);
      }
      .categories {
        background: var(--quiet);
      }
      .strip {
        max-inline-size: var(--talad-container, 1200px);
        margin-inline: auto;
      }
      a {
        color: inherit;
        text-decoration: none;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      img {
        display: block;
      }
      .round {
        display: inline-grid;
        place-items: center;
        min-inline-size: 44px;
        block-size: 44px;
        padding: 0;
        border: 0;
        border-radius: 999px;
        background: none;
        color: inherit;
        cursor: pointer;
      }
      @container (width < 750px) {
        .menu {
          display: flex;
          align-items: center;
          gap: 0 20px;
          padding-inline: 16px;
          overflow-x: auto;
          scrollbar-width: none;
          white-space: nowrap;
        }
        .menu > li > a {
          padding-block: 10px;
        }
        .open {
          display: none;
        }
      }
      @container (width >= 750px) {
        .strip {
          padding-inline: 16px;
        }
      }
    `,
  ];
  /** Data of the rows. */
  declare bar: CategoryBarData | null;

  constructor() {
    super();
    this.bar = null;
  }

  override render(): TemplateResult {
    const { lines = [], linesLabel = '', categories = [], categoriesLabel = '' } = this.bar ?? {};
    return html`<div class="base screen" part="base">
      ${this.#row(lines, { id: 's', label: linesLabel, name: 'lines' })}
      ${this.#row(categories, { id: 'c', label: categoriesLabel, name: 'categories' })}
    </div>`;
  }

  #row(
    items: readonly MenuNode[],
    { id, label, name }: { readonly id: string; readonly label: string; readonly name: string },
  ): TemplateResult | typeof nothing {
    if (!Array.isArray(items) || items.length === 0) return nothing;
    return html`<nav class=${name} part="row" aria-label=${label}>
      <div class="strip">
        ${menuList(items, { id, pictured: this.bar?.pictured === true, t: (key, vars) => this.t(key, vars) })}
      </div>
    </nav>`;
  }
}
