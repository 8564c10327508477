import { useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import EmptyIcon from '@mui/icons-material/Inventory2Outlined';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductChip, ProductPrice, ProductRemain } from './ProductFigures.tsx';
import { CategoryFilter, StatusFilter, StockFilter } from './ProductFilters.tsx';
import { ProductName } from './ProductName.tsx';

export function ProductList() {
  const translate = useTranslate();
  return (
    <ResourceList<ManagedProduct>
      name="products"
      sort={{ field: 'id', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<BulkBar />}
      toolbar={
        <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
          <SearchField label={translate('app.products.search')} maxLength={200} />
          <CategoryFilter />
          <StatusFilter />
          <StockFilter />
        </Stack>
      }
      columns={[
        {
          field: 'title',
          sorts: true,
          sx: { width: '45%' },
          cell: (product) => <ProductName product={product} />,
        },
        {
          field: 'category_title',
          sx: { display: { xs: 'none', md: 'table-cell' } },
          cell: (product) => <Box sx={{ color: 'text.secondary' }}>{product.category_title}</Box>,
        },
        { field: 'status', cell: (product) => <ProductChip {...product} /> },
        {
          field: 'remain',
          sorts: true,
          align: 'right',
          cell: (product) => <ProductRemain {...product} />,
        },
        {
          field: 'price',
          sorts: true,
          align: 'right',
          cell: (product) => <ProductPrice {...product} />,
        },
      ]}
      card={(product) => <ProductCard product={product} />}
    />
  );
}
