import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { QuoteRequest } from '../../../../storefront-host/modules/sales/orders/manual/manual-orders.contract.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { quoteRequestOf, type ManualValues } from './manual-form.ts';

/** Returns the query key of the answer to this request. */
export function quoteKey(request: QuoteRequest | null) {
  return ['orders', 'quote', request];
}

/** Fetches today's prices, stock and total of the entered lines; the server computes them. */
export function useQuote(values: ManualValues) {
  const { quoteOrder } = useDataProvider<TaladDataProvider>();
  const request = quoteRequestOf(values);
  return useQuery({
    queryKey: quoteKey(request),
    queryFn: ({ signal }) => (request ? quoteOrder(request, signal) : null),
    enabled: request !== null,
    placeholderData: (before) => (request ? before : null),
  });
}
