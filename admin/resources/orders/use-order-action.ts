import { useDataProvider, useNotify } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../../storefront-host/modules/orders/orders.contract.ts';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

interface OrderAction {
  readonly run: (provider: TaladDataProvider) => Promise<Order>;
  /** Key of what is said afterwards. */
  readonly done: string;
}

/**
 * Each step names the revision that was on the screen. Was the order changed meanwhile, the server
 * refuses, and the page shows the latest before anybody decides again.
 */
export function useOrderAction(onDone?: () => void) {
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: ({ run }: OrderAction) => run(provider),
    onSuccess: async (order, { done }) => {
      onDone?.();
      notify(done, { type: 'success', messageArgs: { number: order.number } });
      await queries.invalidateQueries();
    },
    onError: (error) => failed(error),
  });
}
