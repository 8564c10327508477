import { placeFields } from '@talad/elements/commerce/forms/address-form';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import {
  MAX_ADDRESSES,
  type SavedAddress,
  addressFieldset,
  errorSummary,
  provinceList,
  type FieldsState,
} from '../../shops/index.ts';
import { myEmpty } from '../my-empty.ts';

/** Renders the addresses, the default one first, and a link to add one. */
export function addressList(lang: Lang, addresses: readonly SavedAddress[]): Markup {
  const add = { href: '/my/addresses/new', label: text(lang, 'my.addresses.add') };
  if (addresses.length === 0) {
    return myEmpty('addresses', {
      title: text(lang, 'my.addresses.none'),
      hint: text(lang, 'my.addresses.none.hint'),
      action: add,
    });
  }
  return html`<ul class="addresses">
      ${addresses.map((address) => html`<li class="my-card">${card(lang, address)}</li>`)}
    </ul>
    ${
      addresses.length < MAX_ADDRESSES &&
      html`<p class="my-actions"><a class="button" href="${add.href}">${add.label}</a></p>`
    }`;
}

function card(lang: Lang, one: SavedAddress): Markup {
  const path = `/my/addresses/${one.id}`;
  return html`<div>
      <p class="my-head">
        <strong>${one.name}</strong>
        ${one.isDefault && html`<span class="state">${text(lang, 'my.addresses.usual')}</span>`}
      </p>
      <p>${formatPhone(one.phone)}</p>
      <p>${one.address}</p>
      <p>${one.sub_district} ${one.district} ${one.province} ${one.postcode}</p>
    </div>
    <div class="my-actions">
      <a class="button quiet" href="${path}">${text(lang, 'my.edit')}</a>
      ${
        !one.isDefault &&
        html`<form method="post" action="${path}/default">
          <button class="button quiet">${text(lang, 'my.addresses.makeUsual')}</button>
        </form>`
      }
    </div>
    <details class="ask">
      <summary>${text(lang, 'my.remove')}</summary>
      <form method="post" action="${path}/remove">
        <p>${text(lang, 'my.addresses.remove.ask')}</p>
        <button class="button danger">${text(lang, 'my.remove.yes')}</button>
      </form>
    </details>`;
}

/** Renders the form of one address, with the fields of the checkout, which browsers autofill. */
export function addressForm(state: FieldsState, action: string): Markup {
  const { lang } = state;
  return html`<form class="my-form" method="post" action="${action}" novalidate>
    ${errorSummary(state)} ${addressFieldset(state, 'checkout.contact', ['name', 'phone'])}
    ${addressFieldset(state, 'checkout.address', placeFields)} ${provinceList(lang)}
    <p class="my-actions"><button class="button">${text(lang, 'my.save')}</button></p>
  </form>`;
}

export const addressesCss = `
.addresses{display:grid;gap:12px}
@media (width>=750px){.addresses{grid-template-columns:repeat(2,minmax(0,1fr))}}
.state{padding:2px 10px;border-radius:999px;background:var(--talad-tint);color:var(--talad-on-tint);font-size:14px;font-weight:600}
`;
