import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { choice } from '../../schema/read-property.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { css } from 'lit';
import { percentOff, percentStyles } from './percent.ts';
import { price, priceStyles } from './price.ts';

/**
 * A price or a range of prices in baht, with the full price when on sale.
 * @csspart base - The wrapper.
 * @csspart price - The price itself.
 */
export class PriceElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    price: { type: Number },
    max: { type: Number },
    full: { type: Number },
    percent: { type: Number },
    size: { type: choice(['small', 'large']) },
  };
  static override styles = [
    baseStyles,
    hiddenStyles,
    priceStyles,
    percentStyles,
    css`
      :host {
        display: inline-block;
      }
      .small {
        font-size: 14px;
      }
      .large {
        font-size: 28px;
        line-height: 1.4;
      }
    `,
  ];
  /** The price in baht; the lowest one of a range. */
  declare price: number | null;
  /** The highest price of a range. */
  declare max: number | null;
  /** The full price before the discount, struck through. */
  declare full: number | null;
  /** The discount in whole percent. */
  declare percent: number | null;
  /** Font size. */
  declare size: 'small' | 'large' | null;

  constructor() {
    super();
    this.price = null;
    this.max = null;
    this.full = null;
    this.percent = null;
    this.size = null;
  }

  override render(): TemplateResult | typeof nothing {
    if (!Number.isFinite(this.price)) return nothing;
    const { max, full, percent } = this;
    return html`<span class="base ${this.size ?? ''}" part="base"
      >${price(
        {
          price: Number(this.price),
          max: Number.isFinite(max) ? Number(max) : Number(this.price),
          full,
        },
        this.locale,
        percentOff(percent),
      )}</span
    >`;
  }
}
