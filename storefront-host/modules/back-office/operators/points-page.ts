import { satangToBaht } from '@talad/elements/commerce/money';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import type { PointSettings } from '../../sales/index.ts';

export const PATH = '/admin/points';

/**
 * Renders the form for the rule: whether points are on, how shoppers earn them, and the value of one (decision
 * 446).
 */
export function pointRulePage(lang: Lang, { isOn, value, perPoint }: PointSettings): Markup {
  return html`<h1>${text(lang, 'admin.points')}</h1>
    <p class="lead">${text(lang, 'admin.points.lead')}</p>
    <form method="post" action="${PATH}">
      <div>
        <label for="is_on">${text(lang, 'admin.points.field')}</label>
        <select id="is_on" name="is_on">
          ${(['on', 'off'] as const).map(
            (one) =>
              html`<option value="${one}" ${(one === 'on') === isOn && html`selected`}>
                ${text(lang, `admin.points.choice.${one}`)}
              </option>`,
          )}
        </select>
      </div>
      ${numberField(lang, 'baht_per_point', satangToBaht(perPoint))}
      ${numberField(lang, 'point_value', value)}
      <button>${text(lang, 'admin.points.save')}</button>
    </form>
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

function numberField(lang: Lang, name: 'baht_per_point' | 'point_value', value: number): Markup {
  return html`<div>
    <label for="${name}">${text(lang, `admin.points.${name}`)}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="decimal"
      required
      maxlength="13"
      aria-describedby="${name}_hint"
      value="${value}"
    />
    <p class="small" id="${name}_hint">${text(lang, `admin.points.${name}.hint`)}</p>
  </div>`;
}
