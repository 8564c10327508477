import type { DeliveryOffer, PlacedOrder } from '@talad/elements/api/checkout.contract';
import type { DeliveryQuote } from '@talad/elements/commerce/delivery/quote-delivery';
import { satangToBaht } from '@talad/elements/commerce/money';
import type { Lang, OrderDelivery } from '../../../db/schema.ts';

/** Converts quotes to the delivery methods that the checkout shows. */
export function toOffers(quotes: readonly DeliveryQuote[], lang: Lang): DeliveryOffer[] {
  return quotes.map(({ method, refusal, total, promise }) => ({
    id: method.id,
    kind: method.kind,
    name: inLang(method.names, lang),
    fee: satangToBaht(total.price.shipping),
    arrives: promise && { from: promise.from, to: promise.to },
    refusal,
    pickup: method.kind === 'pickup' ? placeOf(method.pickup, lang) : null,
  }));
}

/** Converts the chosen quote to the delivery that the order stores. */
export function orderDelivery({ method, promise }: DeliveryQuote): OrderDelivery {
  return {
    method: method.id,
    kind: method.kind,
    names: method.names,
    courier: method.courier,
    from: promise?.from ?? null,
    to: promise?.to ?? null,
    ...(method.kind === 'pickup' && { pickup: method.pickup }),
  };
}

/** Returns the delivery method of a placed order. */
export function toPlacedDelivery(
  delivery: OrderDelivery | null,
  lang: Lang,
): PlacedOrder['delivery'] {
  if (!delivery) return null;
  const { kind, names, from, to, pickup } = delivery;
  return {
    kind,
    name: inLang(names, lang),
    arrives: from === null || to === null ? null : { from, to },
    pickup: pickup ? placeOf(pickup, lang) : null,
  };
}

function placeOf(pickup: NonNullable<OrderDelivery['pickup']>, lang: Lang) {
  return { address: inLang(pickup.address, lang), hours: inLang(pickup.hours, lang) };
}

/** Use the reader's language, else the other one. */
function inLang(texts: { readonly th: string; readonly en: string }, lang: Lang): string {
  return texts[lang] || texts[lang === 'th' ? 'en' : 'th'];
}
