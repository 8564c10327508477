import { useListContext, useTranslate } from 'react-admin';
import { Chip, Stack, Tab, Tabs, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/ReceiptLongOutlined';
import { formatPrice } from '@talad/elements/locales/format';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { PhoneFilters } from '../../layout/lists/PhoneFilters.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { figures, tabular, wideOnly } from '../../layout/styles.ts';
import { OrderBulkBar } from './OrderBulkBar.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderChip } from './OrderChip.tsx';
import { OrderLink } from './OrderLink.tsx';
import {
  DayFilter,
  PrintFiltered,
  ReportFilters,
  StageFilter,
  TagFilter,
} from './OrderFilters.tsx';
import { OrderTagChips } from './OrderTagChips.tsx';
import { PastOrdersLink } from '../past-orders/PastOrdersLink.tsx';
import { OutstandingBar } from './remittances/OutstandingBar.tsx';
import { TrackingImport } from './parcels/TrackingImport.tsx';
import { orderStatuses } from './order-status.ts';

const filters = ['stage', 'cod_due', 'owed_back', 'tag', 'from', 'to'] as const;

export function OrderList() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <ResourceList<OrderSummary>
      name="orders"
      sort={{ field: 'number', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={
        <>
          <StatusTabs />
          <Stack
            direction="row"
            sx={{
              gap: 1,
              rowGap: 1.5,
              p: 1.5,
              flexWrap: 'wrap',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <SearchField label={translate('app.orders.search')} maxLength={100} />
            <PhoneFilters fields={filters}>
              <StageFilter />
              <TagFilter />
              <Stack direction="row" sx={{ gap: 1, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
                <DayFilter field="from" />
                <DayFilter field="to" />
              </Stack>
            </PhoneFilters>
            <ReportFilters />
            <OfCustomer />
            <PrintFiltered />
            <TrackingImport />
            <PastOrdersLink />
          </Stack>
          <OutstandingBar />
        </>
      }
      selection={<OrderBulkBar />}
      columns={[
        {
          field: 'number',
          sorts: true,
          sx: tabular,
          cell: (order) => <OrderLink order={order} />,
        },
        {
          field: 'placed_at',
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (order) => dateTime(order.placed_at),
        },
        {
          field: 'customer',
          cell: (order) => (
            <>
              {order.customer}
              <Typography variant="caption" component="div" color="textSecondary">
                {order.province}
              </Typography>
              <OrderTagChips tags={order.tags} />
            </>
          ),
        },
        { field: 'status', cell: (order) => <OrderChip order={order} /> },
        {
          field: 'quantity',
          align: 'right',
          sx: { ...tabular, ...wideOnly },
          cell: (order) => order.quantity,
        },
        {
          field: 'net',
          sorts: true,
          align: 'right',
          sx: figures,
          cell: (order) => formatPrice(order.net),
        },
      ]}
      card={(order) => <OrderCard order={order} />}
    />
  );
}

/** The list was opened from a customer's page. */
function OfCustomer() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  if (filterValues['customer_id'] === undefined) return null;
  const { customer_id: _gone, ...others } = filterValues;
  const clear = () => setFilters(others);
  return <Chip label={translate('app.customers.of_customer')} onClick={clear} onDelete={clear} />;
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
        const { status: _old, stage: _stage, ...rest } = filterValues;
        const { owed_back: _owed, cod_due: _due, ...others } = rest;
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
