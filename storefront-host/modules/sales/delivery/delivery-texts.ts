import type { DeliveryOffer, PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatArrival } from '@talad/elements/locales/format-arrival';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';

export function deliveryName(lang: Lang, { kind, name }: Pick<DeliveryOffer, 'kind' | 'name'>) {
  return name || text(lang, `delivery.${kind}`);
}

export function arrivalText(
  lang: Lang,
  { kind, arrives }: Pick<DeliveryOffer, 'kind' | 'arrives'>,
): string {
  if (!arrives) return '';
  const days = formatArrival(arrives.from, arrives.to, lang);
  return text(lang, kind === 'pickup' ? 'delivery.ready' : 'delivery.arrives', { days });
}

/** Says how and when an order is delivered, and where it can be collected. */
export function deliveryLines(
  lang: Lang,
  { delivery }: Pick<PlacedOrder, 'delivery'>,
): readonly Markup[] {
  if (!delivery) return [];
  const { pickup } = delivery;
  const lines = [
    [deliveryName(lang, delivery), arrivalText(lang, delivery)].filter(Boolean).join(' · '),
    pickup?.address ?? '',
    pickup?.hours ?? '',
  ];
  return lines.filter((line) => line !== '').map((line) => html`<p class="hint">${line}</p>`);
}
