import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import type { StockItem } from '../../storefront-host/modules/sales/stock/stock.contract.ts';
import { Failure } from '../layout/states.tsx';
import { Section } from '../layout/Section.tsx';
import { rowLink, tabular } from '../layout/styles.ts';
import { useLowStock } from './use-low-stock.ts';

export function LowStock() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useLowStock();
  return (
    <Section title={translate('app.dashboard.low_title')} flush>
      {isPending && <Skeleton variant="rectangular" height={160} sx={{ m: 2 }} />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {translate('app.dashboard.low_none')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, pb: 0.5, listStyle: 'none' }}>
          {data.map((item) => (
            <LowItem key={item.id} item={item} />
          ))}
        </Box>
      )}
    </Section>
  );
}

function LowItem({ item }: { readonly item: StockItem }) {
  const translate = useTranslate();
  const isOut = item.remain === 0;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        position: 'relative',
        gap: 2,
        justifyContent: 'space-between',
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/products/${item.id}`}
          sx={{ ...rowLink, fontWeight: 400 }}
        >
          {item.title}
        </Link>
        {item.option_text && (
          <Typography variant="caption" component="div" color="textSecondary">
            {item.option_text}
          </Typography>
        )}
      </Box>
      <Typography
        sx={{
          ...tabular,
          whiteSpace: 'nowrap',
          fontWeight: 620,
          color: isOut ? 'error.main' : 'warning.main',
        }}
      >
        {isOut
          ? translate('app.dashboard.sold_out')
          : translate('app.dashboard.left', { smart_count: item.remain ?? 0 })}
      </Typography>
    </Stack>
  );
}
