import {
  css,
  html,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { settleQuantity } from '../../commerce/cart/quantity.ts';
import { maxQuantity } from '../../commerce/product/stock.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { TaladQuantityChangeEvent } from './quantity-change.event.ts';
import { quantityField, quantityStyles } from './quantity.ts';

/**
 * A quantity from 1 to the stock, as a form control.
 * @fires {TaladQuantityChangeEvent} talad-quantity-change - After a change by the shopper.
 * @csspart base - The wrapper.
 * @csspart quantity - The frame around buttons and field.
 * @csspart input - The number field.
 */
export class QuantityElement extends TaladElement {
  static readonly formAssociated = true;
  static override properties: PropertyDeclarations = {
    value: { type: Number },
    max: { type: Number },
    name: { type: String },
    label: { type: String },
    disabled: { type: Boolean },
  };
  static override styles = [
    baseStyles,
    quantityStyles,
    css`
      :host {
        display: inline-block;
      }
    `,
  ];
  /** The number of pieces. */
  declare value: number;
  /** The largest number that can be bought. */
  declare max: number | null;
  /** Name of the field in a form. */
  declare name: string | null;
  declare label: string | null;
  /** The field cannot be changed. */
  declare disabled: boolean;
  readonly #internals: ElementInternals;
  #initial = 1;

  constructor() {
    super();
    this.value = 1;
    this.max = null;
    this.name = null;
    this.label = null;
    this.disabled = false;
    this.#internals = this.attachInternals();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('value') || changed.has('max'))
      this.value = settleQuantity(this.value, this.limit);
    if (!this.hasUpdated) this.#initial = this.value;
  }

  protected override updated(): void {
    this.#internals.setFormValue(String(this.value));
  }

  private get limit(): number {
    return maxQuantity(Number.isFinite(this.max) ? this.max : null);
  }

  formResetCallback(): void {
    this.value = this.#initial;
  }

  formDisabledCallback(disabled: boolean): void {
    this.disabled = disabled;
  }

  #change = (quantity: number): void => {
    if (quantity === this.value) return;
    this.value = quantity;
    this.dispatchEvent(new TaladQuantityChangeEvent(quantity));
  };

  override render(): TemplateResult {
    return html`<span class="base" part="base"
      >${quantityField({
        value: this.value,
        max: this.limit,
        locale: this.locale,
        disabled: this.disabled,
        change: this.#change,
        ...(this.label ? { label: this.label } : {}),
      })}</span
    >`;
  }
}
