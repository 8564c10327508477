import { useTranslate } from 'react-admin';
import { formatArrival } from '@talad/elements/locales/format-arrival';
import { formatPrice } from '@talad/elements/locales/format';
import type { Quote } from '../../../../storefront-host/modules/sales/orders/manual/manual-orders.contract.ts';
import { ChoiceInput } from '../../../forms/ChoiceInput.tsx';
import { useLang } from '../../../layout/formats.ts';

type Offer = Quote['deliveries'][number];

/**
 * Lists the shop's delivery methods with their fees; those that do not serve the address come last,
 * with the reason.
 */
export function DeliveryChoice({ quote }: { readonly quote: Quote }) {
  const translate = useTranslate();
  const lang = useLang();
  const factOf = ({ refusal, fee }: Offer) => {
    if (refusal) return translate(`app.delivery.refused.${refusal}`);
    return fee > 0 ? formatPrice(fee) : translate('app.orders.price.free');
  };
  const choices = quote.deliveries
    .toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
    .map((offer) => ({
      id: offer.id,
      name: `${offer.name || translate(`app.delivery.kind.${offer.kind}`)} · ${factOf(offer)}`,
    }));
  const chosen = quote.deliveries.find(({ id }) => id === quote.delivery);
  const promised =
    chosen?.arrives &&
    translate(`app.orders.promised.${chosen.kind === 'pickup' ? 'pickup' : 'arrives'}`, {
      days: formatArrival(chosen.arrives.from, chosen.arrives.to, lang),
    });
  return (
    <ChoiceInput
      source="delivery"
      label={translate('app.orders.delivery')}
      helperText={promised}
      choices={choices}
    />
  );
}
