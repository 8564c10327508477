import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Button, Link, Skeleton, Typography, Box, useMediaQuery, type Theme } from '@mui/material';
import type { OrderSummary } from '../../storefront-host/modules/sales/orders/orders.contract.ts';
import { CopyButton } from '../layout/CopyButton.tsx';
import { RecordCards } from '../layout/lists/RecordCards.tsx';
import { Failure } from '../layout/states.tsx';
import { usePlace } from '../layout/ShopContext.tsx';
import { Section } from '../layout/Section.tsx';
import { OrderCard } from '../resources/orders/OrderCard.tsx';
import { MiniOrderTable } from '../resources/orders/MiniOrderTable.tsx';

export function LastOrders() {
  const translate = useTranslate();
  return (
    <Section
      title={translate('app.dashboard.last_orders')}
      flush
      action={
        <Button size="small" component={RouterLink} to="/orders">
          {translate('app.action.see_all')}
        </Button>
      }
    >
      <Rows />
    </Section>
  );
}

/** Offers the shop's address to share. */
function NoOrders() {
  const translate = useTranslate();
  const { shop_url: url } = usePlace().shop;
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Typography color="textSecondary">{translate('app.dashboard.no_orders')}</Typography>
      <Link href={url} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
        {url.replace(/^https?:\/\//, '')}
      </Link>
      <CopyButton
        text={url}
        label={translate('app.dashboard.copy_link')}
        done="app.orders.link_copied"
      />
    </Box>
  );
}

function Rows() {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data, error, isPending, refetch } = useGetList<OrderSummary>('orders', {
    sort: { field: 'number', order: 'DESC' },
    pagination: { page: 1, perPage: 5 },
  });
  if (isPending) return <Skeleton variant="rectangular" height={200} sx={{ m: 2 }} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <NoOrders />;
  if (!isPhone) return <MiniOrderTable orders={data} />;
  return (
    <RecordCards
      label={translate('app.dashboard.last_orders')}
      records={data}
      card={(order) => <OrderCard order={order} />}
    />
  );
}
