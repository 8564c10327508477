import { ListBase, useListContext, useTranslate } from 'react-admin';
import { Button, Card, Stack, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material';
import EmptyIcon from '@mui/icons-material/ReceiptLongOutlined';
import NoneIcon from '@mui/icons-material/SearchOff';
import type { OrderSummary } from '../../../storefront-host/modules/orders/orders.contract.ts';
import { Failure, Loading, State } from '../../layout/states.tsx';
import { ListPager } from '../../layout/ListPager.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { SearchField } from '../../layout/SearchField.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { quiet } from '../../layout/quiet.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { orderStatuses } from './order-status.ts';

export function OrderList() {
  return (
    <ListBase<OrderSummary>
      perPage={25}
      sort={{ field: 'number', order: 'DESC' }}
      storeKey={false}
      loading={<Loading />}
      queryOptions={quiet}
    >
      <OrderListPage />
    </ListBase>
  );
}

function OrderListPage() {
  const translate = useTranslate();
  const { total } = useListContext<OrderSummary>();
  return (
    <>
      <PageHeader
        title={translate('app.orders.title')}
        below={
          total === undefined ? undefined : translate('app.orders.count', { smart_count: total })
        }
      />
      <Card>
        <StatusTabs />
        <Stack direction="row" sx={{ gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <SearchField label={translate('app.orders.search')} maxLength={100} />
        </Stack>
        <OrderRows />
        <ListPager />
      </Card>
    </>
  );
}

function StatusTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const chosen = orderStatuses.find((status) => status === filterValues['status']) ?? '';
  return (
    <Tabs
      value={chosen}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('resources.orders.fields.status')}
      onChange={(_event, status: string) => {
        const { status: _old, ...others } = filterValues;
        setFilters(status === '' ? others : { ...others, status });
      }}
    >
      <Tab value="" label={translate('app.orders.all')} />
      {orderStatuses.map((status) => (
        <Tab key={status} value={status} label={translate(`app.orders.status.${status}`)} />
      ))}
    </Tabs>
  );
}

function OrderRows() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data, error, isPending, refetch } = useListContext<OrderSummary>();
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <NoOrders />;
  return isPhone ? <OrderCards orders={data} /> : <OrderTable orders={data} />;
}

function NoOrders() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length > 0) {
    return (
      <State
        icon={<NoneIcon />}
        title={translate('app.orders.none_title')}
        text={translate('app.orders.none_text')}
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
      title={translate('app.orders.empty_title')}
      text={translate('app.orders.empty_text')}
    >
      <Button variant="contained" href={shop.shop_url} target="_blank" rel="noopener">
        {translate('app.bar.view_shop')}
      </Button>
    </State>
  );
}
