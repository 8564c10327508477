import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import type {
  StockDetail,
  StockLedgerRow,
} from '../../../storefront-host/modules/sales/stock/stock.contract.ts';
import { Failure } from '../../layout/states.tsx';
import { wholeRecord } from '../../layout/quiet.ts';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { useMay } from '../../layout/ShopContext.tsx';

export function StockHistory({ productId }: { readonly productId: number }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetOne<StockDetail>('stock', {
    id: productId,
    meta: wholeRecord.meta,
  });
  if (isPending) return <Skeleton height={72} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="h3">{translate('app.stock.history')}</Typography>
      {data.ledger.length === 0 ? (
        <Typography color="textSecondary">{translate('app.stock.no_history')}</Typography>
      ) : (
        <Box
          component="ol"
          tabIndex={0}
          aria-label={translate('app.stock.history')}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
        >
          {data.ledger.map((row) => (
            <HistoryRow key={row.id} row={row} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function HistoryRow({ row }: { readonly row: StockLedgerRow }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const mayReadOrders = useMay('orders', 'show');
  const { delta, reason, remain_after: after, order_id: orderId, order_number: number } = row;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {translate(`app.stock.reasons.${reason}`, { _: reason })}
        {number !== null && orderId !== null && (
          <>
            {' · '}
            {mayReadOrders ? (
              <Link component={RouterLink} to={`/orders/${orderId}/show`}>
                {translate('app.stock.order', { number })}
              </Link>
            ) : (
              translate('app.stock.order', { number })
            )}
          </>
        )}
        {row.note !== '' && (
          <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {row.note}
          </Box>
        )}
        <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
          {dateTime(row.at)}
          {row.by !== null && ` · ${translate('app.stock.by', { name: row.by })}`}
        </Typography>
      </Box>
      <Box sx={{ ...tabular, textAlign: 'right', whiteSpace: 'nowrap' }}>
        <Box
          component="span"
          sx={{ fontWeight: 620, color: delta < 0 ? 'error.main' : 'success.main' }}
        >
          {delta > 0 ? `+${delta}` : `\u2212${Math.abs(delta)}`}
        </Box>
        <Typography variant="caption" component="div" color="textSecondary">
          {translate('app.dashboard.left', { smart_count: after })}
        </Typography>
      </Box>
    </Stack>
  );
}
