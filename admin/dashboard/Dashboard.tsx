import { useGetList, useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import { LOW_STOCK } from '@talad/elements/commerce/limits';
import type { ManagedProduct } from '../../storefront-host/modules/catalog/products/products.contract.ts';
import { formatPercent } from '../layout/formats.ts';
import { Failure } from '../layout/states.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { useMay, usePlace } from '../layout/ShopContext.tsx';
import { DUE_ORDERS, ordersPath } from '../resources/reports/period.ts';
import { Figure } from './Figure.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LastOrders } from './LastOrders.tsx';
import { LowStock } from './LowStock.tsx';
import { NoFigures } from './NoFigures.tsx';
import { SalesChart } from './SalesChart.tsx';
import { useSummary } from './use-summary.ts';
import { DebtNotice } from './DebtNotice.tsx';
import { VatNotice } from './VatNotice.tsx';

export function Dashboard() {
  const translate = useTranslate();
  const { profile } = usePlace();
  const mayReadOrders = useMay('orders', 'list');
  const mayReadStock = useMay('stock', 'list');
  const { members = 0 } = useSummary().data ?? {};
  const greeting = translate('app.dashboard.greeting', { name: profile.display_name });
  const joined = translate('app.dashboard.members', { smart_count: members });
  return (
    <>
      <PageHeader
        title={translate('app.dashboard.title')}
        below={[greeting, ...(members > 0 ? [joined] : [])].join(' · ')}
      />
      <Stack sx={{ gap: 2 }}>
        <FirstSteps />
        {mayReadOrders && <VatNotice />}
        {mayReadOrders && <DebtNotice />}
        {mayReadOrders || mayReadStock ? <Figures /> : <NoFigures />}
      </Stack>
    </>
  );
}

/** Today's tasks first, sales second; five requests whatever the shop's size. */
function Figures() {
  const mayReadOrders = useMay('orders', 'list');
  const mayReadStock = useMay('stock', 'list');
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(170px, 1fr))' },
        }}
      >
        {mayReadOrders && <OrderFigures />}
        {mayReadStock && <LowStockFigure />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {mayReadOrders && (
          <Stack sx={{ gap: 2 }}>
            <SalesChart />
            <LastOrders />
          </Stack>
        )}
        {mayReadStock && <LowStock />}
      </Box>
    </Stack>
  );
}

function OrderFigures() {
  const translate = useTranslate();
  const mayReadMessages = useMay('messages', 'list');
  const { data, error, refetch } = useSummary();
  const day = data?.days.at(-1)?.date;
  const week = data?.days.at(-7)?.date;
  const today = day === undefined ? '/orders' : ordersPath({ from: day, to: day });
  if (error) {
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Box>
    );
  }
  return (
    <>
      <Figure
        label={translate('app.dashboard.to_ship')}
        value={data?.to_ship.toLocaleString('en')}
        to="/orders?filter=%7B%22status%22%3A%22placed%22%7D"
        tone={data && data.to_ship > 0 ? 'attention' : 'plain'}
      />
      {data && data.cod_due.orders > 0 && (
        <Figure
          label={translate('app.dashboard.cod_due')}
          value={formatPrice(data.cod_due.amount)}
          to={DUE_ORDERS}
        />
      )}
      {data && data.market_money.held > 0 && (
        <Figure
          label={translate('resources.market-money.name')}
          value={formatPrice(data.market_money.held)}
          to="/market-money"
        />
      )}
      {mayReadMessages && (
        <Figure
          label={translate('app.dashboard.to_answer')}
          value={data?.unanswered_messages.toLocaleString('en')}
          to="/messages?filter=%7B%22state%22%3A%22open%22%7D"
          tone={data && data.unanswered_messages > 0 ? 'attention' : 'plain'}
        />
      )}
      <Figure
        label={translate('app.dashboard.orders_today')}
        value={data?.today.orders.toLocaleString('en')}
        to={today}
      />
      <Figure
        label={translate('app.dashboard.sales_today')}
        value={data && formatPrice(data.today.net)}
        to={today}
      />
      <Figure
        label={translate('app.dashboard.visitors_today')}
        value={data?.visitors.today.toLocaleString('en')}
        to={`/reports?from=${day}&to=${day}`}
      />
      <Figure
        label={translate('app.dashboard.conversion_7')}
        value={data && formatPercent(data.visitors.week_conversion)}
        to={`/reports?from=${week}&to=${day}`}
      />
    </>
  );
}

function LowStockFigure() {
  const translate = useTranslate();
  // Returns the list that the figure leads to, in which a product with variants counts once.
  const { total } = useGetList<ManagedProduct>('products', {
    filter: { low: LOW_STOCK },
    pagination: { page: 1, perPage: 1 },
  });
  return (
    <Figure
      label={translate('app.dashboard.low_stock')}
      value={total?.toLocaleString('en')}
      to={`/products?${new URLSearchParams({ filter: JSON.stringify({ low: LOW_STOCK }) })}`}
      tone={total !== undefined && total > 0 ? 'attention' : 'plain'}
    />
  );
}
