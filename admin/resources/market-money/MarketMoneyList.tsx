import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/AccountBalanceOutlined';
import { formatPrice } from '@talad/elements/locales/format';
import type { MarketOrder } from '../../../storefront-host/modules/sales/market-money/market-money.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { figures, tabular } from '../../layout/styles.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { OrderChip } from '../orders/OrderChip.tsx';

const sums = ['received', 'to_buyer', 'held'] as const;

/** Lists orders that were paid to the marketplace, with what it holds of each for the shop. */
export function MarketMoneyList() {
  const dateTime = useDateTime();
  return (
    <ResourceList<MarketOrder>
      name="market-money"
      sort={{ field: 'placed_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={<Sums />}
      columns={[
        { field: 'number', stays: true, cell: (order) => <OrderLink order={order} /> },
        {
          field: 'placed_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (order) => dateTime(order.placed_at),
        },
        { field: 'stage', cell: (order) => <OrderChip order={order} /> },
        ...sums.map((field) => ({
          field,
          align: 'right' as const,
          sx: figures,
          cell: (order: MarketOrder) => formatPrice(order[field]),
        })),
      ]}
      card={(order) => <MarketOrderCard order={order} />}
    />
  );
}

/** Shows the sums over all orders of the list. */
function Sums() {
  const translate = useTranslate();
  const { marketMoney } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['market-money', 'sums'],
    queryFn: ({ signal }) => marketMoney(signal),
  });
  return (
    <Stack sx={{ gap: 1, p: 2 }}>
      {data && (
        <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
          {sums.map((name) => (
            <Box key={name}>
              <Typography variant="caption" color="textSecondary">
                {translate(`resources.market-money.fields.${name}`)}
              </Typography>
              <Typography
                variant={name === 'held' ? 'h2' : 'body1'}
                component="p"
                sx={{ ...figures, textAlign: 'left' }}
              >
                {formatPrice(data[name])}
              </Typography>
            </Box>
          ))}
        </Stack>
      )}
      <Typography variant="body2" color="textSecondary">
        {translate('app.market-money.about')}
      </Typography>
    </Stack>
  );
}

function OrderLink({ order }: { readonly order: MarketOrder }) {
  return (
    <>
      <Link component={RouterLink} to={`/orders/${order.id}/show`} sx={tabular}>
        {order.number}
      </Link>
      <Typography variant="caption" component="div" color="textSecondary">
        {order.customer}
      </Typography>
    </>
  );
}

/** Shows an order on a phone. */
function MarketOrderCard({ order }: { readonly order: MarketOrder }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { received, to_buyer: toBuyer, held } = order;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <div>
          <OrderLink order={order} />
        </div>
        <Typography variant="h2" component="div" sx={figures}>
          {formatPrice(held)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <OrderChip order={order} />
        <Typography variant="caption" color="textSecondary" sx={tabular}>
          {dateTime(order.placed_at)}
        </Typography>
      </Stack>
      {toBuyer > 0 && (
        <Typography variant="body2" sx={tabular}>
          {translate('app.market-money.returned', {
            received: formatPrice(received),
            returned: formatPrice(toBuyer),
          })}
        </Typography>
      )}
    </Stack>
  );
}
