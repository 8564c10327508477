import type { DeliveryRefusal } from '@talad/elements/commerce/delivery/delivery-settings';
import { chooseQuote, type DeliveryQuote } from '@talad/elements/commerce/delivery/quote-delivery';

/** Id of the requested delivery method; null if the request names none. */
type Requested = string | null;

/**
 * Returns the requested delivery method, never a substitute; a fee set by staff applies to any
 * place.
 */
export function deliveryFor(
  quotes: readonly DeliveryQuote[],
  requested: Requested,
  isFeeByHand: boolean,
): DeliveryQuote | undefined {
  const quote = quotes.find(({ method }) => method.id === requested);
  if (isFeeByHand) return quote ?? chooseQuote(quotes, null) ?? quotes[0];
  if (requested === null) return chooseQuote(quotes, null);
  return quote?.refusal === null ? quote : undefined;
}

export function refusalOf(quotes: readonly DeliveryQuote[], requested: Requested): DeliveryRefusal {
  const quote = quotes.find(({ method }) => method.id === requested) ?? quotes[0];
  return quote?.refusal ?? 'AREA';
}
