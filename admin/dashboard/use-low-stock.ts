import { useGetList } from 'react-admin';
import type { StockItem } from '../../storefront-host/modules/sales/stock/stock.contract.ts';
import { LOW_STOCK } from '@talad/elements/commerce/limits';

/** The products and variants with the fewest pieces. */
export function useLowStock() {
  return useGetList<StockItem>('stock', {
    filter: { low: LOW_STOCK },
    sort: { field: 'remain', order: 'ASC' },
    pagination: { page: 1, perPage: 6 },
  });
}
