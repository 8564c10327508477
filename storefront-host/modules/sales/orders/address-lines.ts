import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatPhone } from '@talad/elements/locales/format-phone';
import { html, type Markup } from '../../../html/html.ts';

/** Formats recipient and address, one item a line. */
export function addressLines({ contact, address }: PlacedOrder): readonly Markup[] {
  const lines = [
    `${contact.name} · ${formatPhone(contact.phone)}`,
    address.address,
    `${address.sub_district} ${address.district}`.trim(),
    `${address.province} ${address.postcode}`.trim(),
    address.note ?? '',
  ];
  return lines.filter((line) => line !== '').map((line) => html`<span>${line}</span>`);
}
