import { ListBase, useListContext, useTranslate } from 'react-admin';
import { Button, Card, Stack, useMediaQuery, type Theme } from '@mui/material';
import EmptyIcon from '@mui/icons-material/Inventory2Outlined';
import NoneIcon from '@mui/icons-material/SearchOff';
import type { ManagedProduct } from '../../../storefront-host/modules/products/products.contract.ts';
import { Failure, Loading, State } from '../../layout/states.tsx';
import { ListPager } from '../../layout/ListPager.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { SearchField } from '../../layout/SearchField.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { quiet } from '../../layout/quiet.ts';
import { ProductCards } from './ProductCards.tsx';
import { CategoryFilter, StatusFilter } from './ProductFilters.tsx';
import { ProductTable } from './ProductTable.tsx';

export function ProductList() {
  return (
    <ListBase<ManagedProduct>
      perPage={25}
      sort={{ field: 'id', order: 'DESC' }}
      storeKey={false}
      loading={<Loading />}
      queryOptions={quiet}
    >
      <ProductListPage />
    </ListBase>
  );
}

function ProductListPage() {
  const translate = useTranslate();
  const { total } = useListContext<ManagedProduct>();
  return (
    <>
      <PageHeader
        title={translate('app.products.title')}
        below={
          total === undefined ? undefined : translate('app.products.count', { smart_count: total })
        }
      />
      <Card>
        <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
          <SearchField label={translate('app.products.search')} maxLength={200} />
          <CategoryFilter />
          <StatusFilter />
        </Stack>
        <ProductRows />
        <ListPager />
      </Card>
    </>
  );
}

function ProductRows() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data, error, isPending, refetch } = useListContext<ManagedProduct>();
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <NoProducts />;
  return isPhone ? <ProductCards products={data} /> : <ProductTable products={data} />;
}

function NoProducts() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length > 0) {
    return (
      <State
        icon={<NoneIcon />}
        title={translate('app.products.none_title')}
        text={translate('app.products.none_text')}
      >
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('app.action.clear_filters')}
        </Button>
      </State>
    );
  }
  return (
    <State
      icon={<EmptyIcon />}
      title={translate('app.products.empty_title')}
      text={translate('app.products.empty_text')}
    >
      <Button variant="outlined" href={shop.shop_url} target="_blank" rel="noopener">
        {translate('app.bar.view_shop')}
      </Button>
    </State>
  );
}
