import { css, html, nothing, type TemplateResult } from 'lit';
import type { ProductDetail, ProductOption } from '../../api/product.contract.ts';
import { axisOfField, optionField } from '../../api/option-field.ts';
import { unavailableItems, type Choice } from '../../commerce/options.ts';
import { text, type Lang } from '../../locales/text.ts';

interface OptionsView {
  readonly product: ProductDetail;
  readonly choice: Choice;
  readonly locale: Lang;
  readonly pick: (axis: string, item: string) => void;
}

/** Radio groups drawn as swatches and pills; what is sold out is struck through and says so. */
export function optionFields({ product, choice, locale, pick }: OptionsView): TemplateResult {
  const field = (axis: ProductOption): TemplateResult => {
    const gone = unavailableItems(axis, product.subproducts, choice);
    const chosen = axis.items.find((item) => item.key === choice[axis.key]);
    return html`<fieldset part="option">
      <legend>${axis.title}<span>${chosen ? ` ${chosen.title}` : nothing}</span></legend>
      <div class="items">
        ${axis.items.map(({ key, title, color }) => {
          const name = gone.has(key)
            ? text(locale, 'product.soldoutOption', { name: title })
            : title;
          return html`<label class=${gone.has(key) ? 'gone' : nothing}
            ><input
              class="vh"
              type="radio"
              name=${optionField(axis.key)}
              value=${key}
              aria-label=${name}
              ?checked=${choice[axis.key] === key}
              @click=${() => pick(axis.key, key)}
            />${color ? swatch(color) : nothing}<span>${title}</span></label
          >`;
        })}
      </div>
    </fieldset>`;
  };
  return html`${product.suboptions.map(field)}`;
}

// An SVG takes a colour as an attribute: a strict CSP forbids style attributes.
function swatch(color: string): TemplateResult {
  return html`<svg class="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9.5" fill=${color} />
  </svg>`;
}

/**
 * Sets what is checked, after a rendering: a radio that was touched no longer follows its attribute,
 * and the server would write a property's `false` as a checked box.
 */
export function syncOptions(root: ParentNode, choice: Choice): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    input.checked = choice[axisOfField(input.name)] === input.value;
  }
}

export const optionStyles = css`
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: 8px;
    padding: 0;
    font-size: 14px;
    font-weight: 600;
  }
  legend span {
    color: var(--muted);
    font-weight: 400;
  }
  .items {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 4px 16px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    cursor: pointer;
    transition: border-color 0.15s ease-out;
  }
  label:has(.swatch) {
    padding-inline-start: 8px;
  }
  label > span {
    margin-inline: auto;
  }
  label:hover {
    border-color: var(--text);
  }
  label:has(:checked) {
    border-color: var(--text);
    box-shadow: inset 0 0 0 1px var(--text);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  .swatch {
    inline-size: 28px;
    block-size: 28px;
    forced-color-adjust: none;
  }
  .swatch circle {
    stroke: rgb(0 0 0 / 0.2);
  }
  .gone {
    color: var(--muted);
    border-style: dashed;
  }
  .gone span {
    text-decoration: line-through;
  }
  .gone .swatch {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
