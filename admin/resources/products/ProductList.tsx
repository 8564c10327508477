import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import EmptyIcon from '@mui/icons-material/Inventory2Outlined';
import type { ManagedProduct } from '../../../storefront-host/modules/products/products.contract.ts';
import { ResourceList } from '../../layout/ResourceList.tsx';
import { SearchField } from '../../layout/SearchField.tsx';
import { ProductCards } from './ProductCards.tsx';
import { CategoryFilter, StatusFilter } from './ProductFilters.tsx';
import { ProductTable } from './ProductTable.tsx';

export function ProductList() {
  const translate = useTranslate();
  return (
    <ResourceList<ManagedProduct>
      name="products"
      sort={{ field: 'id', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={
        <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
          <SearchField label={translate('app.products.search')} maxLength={200} />
          <CategoryFilter />
          <StatusFilter />
        </Stack>
      }
      table={ProductTable}
      cards={ProductCards}
    />
  );
}
