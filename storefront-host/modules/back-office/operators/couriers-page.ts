import { formatDate } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { courierStates, type CourierRow } from '../../sales/index.ts';

export const PATH = '/admin/couriers';

/** Renders the couriers of all shops, with a form for each and one for a new one. */
export function couriersPage(lang: Lang, couriers: readonly CourierRow[], today: string): Markup {
  const heads = [
    'admin.name',
    'admin.couriers.state',
    'admin.couriers.checked',
    'admin.couriers.link',
  ] as const;
  const rows = couriers.map(
    (one) =>
      html`<tr>
        <td>
          ${one.name_th}<br />${one.name_en}<br />
          <a href="${PATH}/${one.code}">${text(lang, 'admin.couriers.edit')}</a>
        </td>
        <td>
          ${text(lang, `admin.couriers.state.${one.state}`)}<br />
          ${text(lang, one.is_on ? 'admin.couriers.on' : 'admin.couriers.off')}
        </td>
        <td>${formatDate(`${one.checked_on}T00:00:00+07:00`, lang)}</td>
        <td class="words">${one.track_url}</td>
      </tr>`,
  );
  return html`<h1>${text(lang, 'admin.couriers')}</h1>
    <p class="lead">${text(lang, 'admin.couriers.lead')}</p>
    ${dataTable(lang, heads, rows)}
    <h2>${text(lang, 'admin.couriers.add')}</h2>
    ${courierForm(lang, null, today)}
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

/** Renders the form of one courier. Its code cannot be changed, because parcels refer to it. */
export function courierPage(lang: Lang, courier: CourierRow, today: string): Markup {
  return html`<h1>${lang === 'th' ? courier.name_th : courier.name_en}</h1>
    ${courierForm(lang, courier, today)}
    <p class="after"><a href="${PATH}">${text(lang, 'admin.couriers')}</a></p>`;
}

function courierForm(lang: Lang, courier: CourierRow | null, today: string): Markup {
  const field = (name: FieldName, value: string, kind: Markup) =>
    html`<div>
      <label for="${name}">${text(lang, `admin.couriers.field.${name}`, { code: '{code}' })}</label>
      <input id="${name}" name="${name}" value="${value}" ${kind} />
    </div>`;
  const required = html`required maxlength="60"`;
  const state = courier?.state ?? 'running';
  return html`<form method="post" action="${courier ? `${PATH}/${courier.code}` : PATH}">
    ${courier ? '' : field('code', '', html`required pattern="[a-z0-9\\-]{1,20}"`)}
    ${field('name_th', courier?.name_th ?? '', required)}
    ${field('name_en', courier?.name_en ?? '', required)}
    ${field('track_url', courier?.track_url ?? '', html`type="url" maxlength="300" pattern="https://.*[{]code[}].*"`)}
    <div>
      <label for="state">${text(lang, 'admin.couriers.state')}</label>
      <select id="state" name="state">
        ${courierStates.map(
          (one) =>
            html`<option value="${one}" ${one === state ? html`selected` : ''}>
              ${text(lang, `admin.couriers.state.${one}`)}
            </option>`,
        )}
      </select>
    </div>
    <div>
      <label for="is_on">${text(lang, 'admin.couriers.field.is_on')}</label>
      <select id="is_on" name="is_on">
        ${(['on', 'off'] as const).map(
          (one) =>
            html`<option
              value="${one}"
              ${(one === 'on') === (courier?.is_on ?? true) ? html`selected` : ''}
            >
              ${text(lang, `admin.couriers.${one}`)}
            </option>`,
        )}
      </select>
    </div>
    ${field('checked_on', courier?.checked_on ?? today, html`type="date" required max="${today}"`)}
    <button>${text(lang, 'admin.couriers.save')}</button>
  </form>`;
}

type FieldName = 'code' | 'name_th' | 'name_en' | 'track_url' | 'checked_on';
