import { css, html, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Crumb } from '../../api/product.contract.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';

/**
 * The path to a page: all products, the categories from the root down, then the page itself.
 * @csspart base - The navigation.
 * @csspart crumb - One step.
 */
export class BreadcrumbElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    crumbs: { type: Array },
    searchHref: { type: String, attribute: 'search-href' },
    label: { type: String },
  };
  static override styles = [
    baseStyles,
    css`
      ol {
        display: flex;
        gap: 0 8px;
        margin: 0;
        padding: 0;
        list-style: none;
        font-size: 14px;
        color: var(--muted);
      }
      /* One line on every screen: the page itself shrinks first, since its heading has the name. */
      li {
        display: flex;
        min-inline-size: 3em;
      }
      li:last-child {
        flex-shrink: 9;
      }
      li:not(:last-child)::after {
        content: '/' / '';
        padding-block: 4px;
        margin-inline-start: 8px;
        color: var(--edge);
      }
      :is(a, [aria-current]) {
        padding-block: 4px;
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      a {
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        color: var(--text);
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      [aria-current] {
        color: var(--text);
      }
      /* A narrow screen shows only the path to the page. */
      @media (width < 750px) {
        li:nth-child(n + 3):last-child {
          display: none;
        }
        li:nth-child(n + 2):nth-last-child(2)::after {
          content: none;
        }
      }
      @media print {
        ol {
          display: none;
        }
      }
    `,
  ];
  /** The path to this page, root first. */
  declare crumbs: readonly Crumb[] | null;
  /** Address of all products. */
  declare searchHref: string;
  declare label: string | null;

  constructor() {
    super();
    this.crumbs = null;
    this.searchHref = '/search';
    this.label = null;
  }

  override render(): TemplateResult {
    const crumbs = (Array.isArray(this.crumbs) ? this.crumbs : []).filter(
      (crumb) => typeof crumb?.label === 'string',
    );
    const first = { label: this.label ?? this.t('site.allProducts'), url: this.searchHref };
    const steps = [first, ...crumbs];
    return html`<nav class="base" part="base" aria-label=${this.t('site.breadcrumb')}>
      <ol>
        ${steps.map(
          ({ label, url }, index) =>
            html`<li part="crumb">
              ${
                index === steps.length - 1
                  ? html`<span aria-current="page">${label}</span>`
                  : html`<a href=${safeHref(url)}>${label}</a>`
              }
            </li>`,
        )}
      </ol>
    </nav>`;
  }
}
