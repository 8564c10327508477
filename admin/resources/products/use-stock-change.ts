import { useDataProvider, useNotify } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StockChange } from '../../../storefront-host/modules/sales/stock/stock.contract.ts';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/**
 * After a refused change (a customer bought the last pieces meanwhile), it shows the present stock.
 */
export function useStockChange(productId: number, onDone: () => void) {
  const { changeStock } = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  return useMutation({
    mutationFn: (change: StockChange) => changeStock(productId, change),
    onSuccess: async ({ remain }) => {
      onDone();
      notify('app.stock.done', { type: 'success', messageArgs: { remain: String(remain ?? '') } });
      await queries.invalidateQueries();
    },
    onError: async (error) => {
      failed(error);
      await queries.invalidateQueries();
    },
  });
}
