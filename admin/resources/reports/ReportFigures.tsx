import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Report } from '../../../storefront-host/modules/back-office/report/report.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { tabular } from '../../layout/styles.ts';
import { changeOf, ordersPath } from './period.ts';

/** Each figure leads to the list that it counts. */
export function ReportFigures({ report }: { readonly report: Report }) {
  const translate = useTranslate();
  const mayReadStock = useMay('stock', 'list');
  const { totals, before, stock } = report;
  const then = before.totals;
  const orders = ordersPath(report);
  const coupons = ordersPath(report, { coupon: true });
  const count = (value: number) => value.toLocaleString('en');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      <Figure
        name="sales"
        value={formatPrice(totals.net)}
        to={orders}
        change={changeOf(totals.net, then.net)}
      />
      <Figure
        name="orders"
        value={count(totals.orders)}
        to={orders}
        change={changeOf(totals.orders, then.orders)}
      />
      <Figure
        name="average"
        value={formatPrice(totals.average)}
        to={orders}
        change={changeOf(totals.average, then.average)}
      />
      <Figure
        name="items"
        value={count(totals.items)}
        to={orders}
        change={changeOf(totals.items, then.items)}
      />
      <Figure
        name="coupons"
        value={count(totals.coupons)}
        to={coupons}
        change={changeOf(totals.coupons, then.coupons)}
      />
      <Figure
        name="coupon_cost"
        value={formatPrice(totals.coupon_cost)}
        to={coupons}
        change={changeOf(totals.coupon_cost, then.coupon_cost)}
      />
      {mayReadStock && (
        <Figure
          name="stock"
          value={formatPrice(stock.value)}
          to="/products"
          below={translate('app.reports.pieces', { smart_count: stock.items })}
        />
      )}
    </Box>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly to: string;
  /** In percent; null: nothing to compare with; absent: it is of today. */
  readonly change?: number | null;
  readonly below?: string;
}

function Figure({ name, value, to, change, below }: FigureProps) {
  const translate = useTranslate();
  const compared =
    change === undefined || change === null
      ? translate('app.reports.no_before')
      : translate('app.reports.change', { change: `${change > 0 ? '+' : ''}${change}%` });
  const color = change ? (change > 0 ? 'success.main' : 'error.main') : 'text.secondary';
  return (
    <Card>
      <CardActionArea component={RouterLink} to={to} sx={{ px: 2, py: 1.5, height: '100%' }}>
        <Typography variant="body2" color="textSecondary">
          {translate(`app.reports.${name}`)}
        </Typography>
        <Typography
          component="p"
          sx={{ ...tabular, fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 620 }}
        >
          {value}
        </Typography>
        <Typography variant="caption" sx={{ ...tabular, color }}>
          {below ?? compared}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
