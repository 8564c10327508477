import { html, nothing, type TemplateResult } from 'lit';
import type { ProductDetail, ProductOption } from '../../api/product.contract.ts';
import { optionField } from '../../api/option-field.ts';
import { unavailableItems } from '../../commerce/product/option-choice.ts';
import type { Choice } from '../../commerce/product/options.ts';
import { text, type Lang } from '../../locales/text.ts';

interface OptionsView {
  readonly product: ProductDetail;
  readonly choice: Choice;
  readonly locale: Lang;
  readonly pick: (axis: string, item: string) => void;
}

/** Renders radio groups as swatches and pills; sold-out items are struck through and labelled. */
export function optionFields({ product, choice, locale, pick }: OptionsView): TemplateResult {
  const field = (axis: ProductOption): TemplateResult => {
    const gone = product.more_subproducts
      ? new Set(axis.items.flatMap((item) => (item.gone ? item.key : [])))
      : unavailableItems(axis, product.subproducts, choice);
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
  return html`${product.suboptions.options.map(field)}`;
}

// An SVG takes a colour as an attribute: a strict CSP forbids style attributes.
function swatch(color: string): TemplateResult {
  return html`<svg class="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9.5" fill=${color} />
  </svg>`;
}
