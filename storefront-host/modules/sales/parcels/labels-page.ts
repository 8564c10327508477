import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import { formatPhone } from '@talad/elements/locales/format-phone';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { code128 } from './code-128.ts';
import type { Label, Sender } from './labels.read.ts';

/**
 * A thermal printer has 8 dots a millimetre (203 dpi); every label has this many millimetres for
 * bars.
 */
const DOTS = 8;
const BARS = 92;

/** Renders a label for each parcel, and for each order that has none yet. */
export function labelsPage(lang: Lang, sender: Sender, labels: readonly Label[]): Markup {
  return html`${printButton(lang, labels.length)}${labels.map((one) => label(lang, sender, one))}`;
}

/** Renders the parcels by courier, for the driver to sign. */
export function handoverPage(
  lang: Lang,
  sender: Sender,
  { labels, at }: { readonly labels: readonly Label[]; readonly at: Date },
): Markup {
  const sent = labels.filter(({ parcel }) => parcel !== null);
  const groups = Map.groupBy(sent, ({ courier }) => courier);
  return html`${printButton(lang, sent.length)}
  ${Array.from(
    groups,
    ([courier, parcels]) =>
      html`<section>
        <h1>${text(lang, 'labels.handover')} · ${courier || text(lang, 'delivery.own')}</h1>
        <p>${sender.title} · ${formatDateTime(at, lang)}</p>
        <table>
          <thead>
            <tr>
              <th>#</th>
              <th class="whole">${text(lang, 'labels.code')}</th>
              <th class="whole">${text(lang, 'labels.order')}</th>
              <th>${text(lang, 'labels.recipient')}</th>
              <th class="amount">${text(lang, 'labels.cod')}</th>
            </tr>
          </thead>
          <tbody>
            ${parcels.map(
              ({ order, parcel, cod }, index) =>
                html`<tr>
                  <td>${index + 1}</td>
                  <td class="whole">${parcel?.code ?? ''}</td>
                  <td class="whole">${order.number}</td>
                  <td>
                    ${order.contact.name} · ${order.address.province} ${order.address.postcode}
                  </td>
                  <td class="amount">${cod === null ? '' : baht(cod)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <p>${text(lang, 'labels.parcels', { count: parcels.length })}</p>
        <div class="sign">
          <p>${text(lang, 'labels.signShop')}</p>
          <p>${text(lang, 'labels.signDriver')}</p>
        </div>
      </section>`,
  )}`;
}

function printButton(lang: Lang, count: number): Markup {
  return html`<div class="no-print">
    <button type="button" id="print">${text(lang, 'picking.print')}</button>
    <p class="hint">${text(lang, count === 0 ? 'labels.none' : 'labels.hint')}</p>
  </div>`;
}

function label(lang: Lang, sender: Sender, { order, parcel, courier, of, cod }: Label): Markup {
  const { contact, address } = order;
  const part = parcel && of > 1 ? ` (${parcel.rank}/${of})` : '';
  return html`<section class="label">
    <p class="from">
      <strong>${text(lang, 'labels.from')}</strong> ${sender.title}
      <span>${sender.phone}</span> ${sender.address}
    </p>
    <div class="to">
      <p class="name">${contact.name}</p>
      <p class="phone">${formatPhone(contact.phone)}</p>
      <p class="place">${address.address}</p>
      <p class="place">${address.sub_district} ${address.district}</p>
      <p class="place">${address.province} <span class="post">${address.postcode}</span></p>
      ${address.note && html`<p class="note">${address.note}</p>`}
    </div>
    <div class="foot">
      ${
        cod === null
          ? html`<span></span>`
          : html`<p class="cod"><small>${text(lang, 'labels.cod')}</small> ${baht(cod)}</p>`
      }
      <p class="number">${order.number}${part}<br />${courier}</p>
    </div>
    ${parcel && barcode(parcel.code)}
  </section>`;
}

/**
 * The bars are whole dots of a thermal printer, which would round others to unequal widths that no
 * scanner reads.
 */
function barcode(code: string): Markup | null {
  const drawn = code128(code);
  if (!drawn) return null;
  const bars = drawn.bars.map(([x, width]) => `M${x} 0h${width}v1h-${width}z`).join('');
  const module = Math.max(1, Math.floor((BARS * DOTS) / drawn.width)) / DOTS;
  return html`<div class="bar">
    <svg
      viewBox="0 0 ${drawn.width} 1"
      width="${drawn.width * module}mm"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="${bars}" />
    </svg>
    ${code}
  </div>`;
}

function baht(satang: number): string {
  return formatPrice(satangToBaht(toSatang(satang)));
}
