import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { CartLinesElement } from './cart-lines.element.ts';

/**
 * The cart as a page.
 * @slot - Shown in a browser without JavaScript.
 * @csspart base - The wrapper.
 * @csspart heading - The title.
 */
export class CartPageElement extends TaladElement {
  static override uses = { 'talad-cart-lines': CartLinesElement };
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    browseHref: { type: String, attribute: 'browse-href' },
  };
  static override styles = [
    baseStyles,
    css`
      h1 {
        margin: 0 0 16px;
        font-family: var(--talad-font-heading, inherit);
        font-size: 28px;
        line-height: 1.4;
      }
      /* If the element's script did not load, the server's cart below is used. */
      talad-cart-lines:not(:defined) {
        animation: gone 0s 8s forwards;
      }
      @keyframes gone {
        to {
          block-size: 0;
          visibility: hidden;
        }
      }
      @media (scripting: none) {
        talad-cart-lines {
          display: none;
        }
      }
    `,
  ];
  declare base: string;
  declare api: string;
  declare browseHref: string | null;

  constructor() {
    super();
    this.base = '';
    this.api = '/api/v1';
    this.browseHref = null;
  }

  override render(): TemplateResult {
    return html`<div class="base" part="base">
      <h1 part="heading">${this.t('cart.title')}</h1>
      <talad-cart-lines
        locale=${this.locale}
        base=${this.base}
        api=${this.api}
        browse-href=${this.browseHref ?? nothing}
      ></talad-cart-lines>
      <slot></slot>
    </div>`;
  }
}
