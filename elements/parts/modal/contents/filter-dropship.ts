import { css, html, nothing, type TemplateResult } from 'lit';
import type { ShopFilter } from '../../../api/shop-search.contract.ts';
import { text } from '../../../locales/text.ts';
import { safeHref } from '../../../schema/safe-href.ts';
import type { ModalContent, ModalContext } from '../modal-content.ts';

interface State {
  readonly action: string;
  readonly filter: ShopFilter;
}

/** Filters the list of sellers by their terms for resellers. */
export const content: ModalContent = {
  texts: 'seller',
  heading: ({ locale }) => text(locale, 'dropship.title'),
  render: (context) => form(context, stateOf(context)),
  styles: css`
    .modal-form.dropship {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
    }
  `,
};

function stateOf({ opener, base }: ModalContext): State {
  const plain = { action: `${base}/seller`, filter: {} };
  try {
    return { ...plain, ...JSON.parse(opener.dataset['state'] ?? '{}') };
  } catch {
    return plain;
  }
}

/** Renders a plain form, because its result is a page. */
function form({ locale }: ModalContext, { action, filter }: State): TemplateResult {
  const { keyword, category_id: category, dropship, discount_min: least } = filter;
  const rest = Object.entries({ keyword, category_id: category }).filter(
    ([, value]) => value !== undefined,
  );
  const hidden = rest.map(
    ([name, value]) => html`<input type="hidden" name=${name} value=${String(value)} />`,
  );
  const clear = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return html`<form class="sellers-search modal-form dropship" action=${safeHref(action)}>
    ${hidden}
    <label class="check"
      ><input type="checkbox" name="dropship" value="1" checked /><span
        >${text(locale, 'dropship.only')}</span
      ></label
    >
    <label class="field"
      ><span>${text(locale, 'dropship.min')}</span
      ><input
        name="discount_min"
        inputmode="decimal"
        pattern="[0-9]{1,6}([.][0-9]{1,2})?"
        value=${least ?? ''}
    /></label>
    <label class="field"
      ><span>${text(locale, 'dropship.unit')}</span
      ><select name="discount_unit">
        ${(['percent', 'baht'] as const).map(
          (unit) =>
            html`<option value=${unit} ?selected=${filter.discount_unit === unit}>
              ${text(locale, `dropship.${unit}`)}
            </option>`,
        )}
      </select></label
    >
    <p class="modal-actions">
      <button class="button">${text(locale, 'dropship.apply')}</button>
      ${
        dropship === 1
          ? html`<a class="button quiet" href=${safeHref(`${action}${clear && `?${clear}`}`)}
              >${text(locale, 'dropship.clear')}</a
            >`
          : nothing
      }
    </p>
  </form>`;
}
