import { css, html, nothing, type TemplateResult } from 'lit';
import { settleQuantity } from '../../commerce/cart/quantity.ts';
import { text, type Lang } from '../../locales/text.ts';
import { icon } from '../icon.ts';

const plusIcon = 'M12 5.5v13M5.5 12h13';
const minusIcon = 'M5.5 12h13';

interface QuantityView {
  readonly value: number;
  readonly max: number;
  readonly locale: Lang;
  readonly label?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  /** Called with a valid quantity; never while the field is empty. */
  readonly change: (quantity: number) => void;
}

/** Renders a stepper around a native number field, which works in a form without JavaScript. */
export function quantityField(view: QuantityView): TemplateResult {
  const { value, max, locale, change, disabled } = view;
  const step = (by: number) => () => change(settleQuantity(value + by, max));
  const typed = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const wanted = settleQuantity(input.value, max);
    // Reset to the rendered value: an accepted change renders the new one.
    input.value = String(value);
    change(wanted);
  };
  return html`<span class="quantity" part="quantity">
    <button
      type="button"
      class="screen"
      aria-label=${text(locale, 'product.less')}
      ?disabled=${disabled || value <= 1}
      @click=${step(-1)}
    >
      ${icon(minusIcon)}
    </button>
    <input
      part="input"
      type="number"
      inputmode="numeric"
      min="1"
      max=${max}
      step="1"
      name=${view.name ?? nothing}
      aria-label=${view.label ?? text(locale, 'product.quantity')}
      ?disabled=${disabled}
      .value=${String(value)}
      @change=${typed}
    />
    <button
      type="button"
      class="screen"
      aria-label=${text(locale, 'product.more')}
      ?disabled=${disabled || value >= max}
      @click=${step(1)}
    >
      ${icon(plusIcon)}
    </button>
  </span>`;
}

export const quantityStyles = css`
  .quantity {
    display: inline-flex;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .quantity button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text);
    cursor: pointer;
  }
  .quantity button:disabled {
    color: var(--muted);
    opacity: 0.5;
    cursor: default;
  }
  .quantity .icon {
    inline-size: 20px;
    block-size: 20px;
  }
  .quantity input {
    inline-size: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-align: center;
    appearance: textfield;
  }
  .quantity input::-webkit-inner-spin-button {
    display: none;
  }
  @media (scripting: none) {
    .quantity button {
      display: none;
    }
    .quantity input {
      block-size: 44px;
      inline-size: 72px;
      appearance: auto;
    }
  }
`;
