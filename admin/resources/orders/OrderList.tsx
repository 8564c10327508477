import { useListContext, useTranslate } from 'react-admin';
import { Stack, Tab, Tabs } from '@mui/material';
import EmptyIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { OrderSummary } from '../../../storefront-host/modules/orders/orders.contract.ts';
import { ResourceList } from '../../layout/ResourceList.tsx';
import { SearchField } from '../../layout/SearchField.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { orderStatuses } from './order-status.ts';

export function OrderList() {
  const translate = useTranslate();
  return (
    <ResourceList<OrderSummary>
      name="orders"
      sort={{ field: 'number', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={
        <>
          <StatusTabs />
          <Stack direction="row" sx={{ gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <SearchField label={translate('app.orders.search')} maxLength={100} />
          </Stack>
        </>
      }
      table={OrderTable}
      cards={OrderCards}
    />
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
