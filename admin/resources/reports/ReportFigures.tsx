import type { ReactNode } from 'react';
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
  const orders = ordersPath(report);
  const coupons = ordersPath(report, { coupon: true });
  const reminded = ordersPath(report, { reminded: true });
  const isReminding = totals.reminded + before.totals.reminded > 0;
  const count = (value: number) => value.toLocaleString('en');
  const figures = [
    { name: 'sales', field: 'net', format: formatPrice, to: orders },
    { name: 'orders', field: 'orders', format: count, to: orders },
    { name: 'average', field: 'average', format: formatPrice, to: orders },
    { name: 'items', field: 'items', format: count, to: orders },
    { name: 'coupons', field: 'coupons', format: count, to: coupons },
    { name: 'coupon_cost', field: 'coupon_cost', format: formatPrice, to: coupons },
    ...(isReminding
      ? [
          { name: 'reminded', field: 'reminded', format: count, to: reminded } as const,
          {
            name: 'reminded_net',
            field: 'reminded_net',
            format: formatPrice,
            to: reminded,
          } as const,
        ]
      : []),
  ] as const;
  return (
    <FigureGrid>
      {figures.map(({ name, field, format, to }) => (
        <ReportFigure
          key={name}
          name={name}
          value={format(totals[field])}
          to={to}
          change={changeOf(totals[field], before.totals[field])}
        />
      ))}
      {mayReadStock && (
        <ReportFigure
          name="stock"
          value={formatPrice(stock.value)}
          to="/products"
          below={translate('app.reports.pieces', { smart_count: stock.items })}
        />
      )}
    </FigureGrid>
  );
}

export function FigureGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {children}
    </Box>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly to?: string;
  readonly href?: string;
  /** In percent; null without a value to compare with; absent for today's figures. */
  readonly change?: number | null;
  readonly below?: string;
}

/** Shows a figure that links to its list, or to a table of the page. */
export function ReportFigure({ name, value, to, href, change, below }: FigureProps) {
  const translate = useTranslate();
  const compared =
    change === undefined || change === null
      ? translate('app.reports.no_before')
      : translate('app.reports.change', { change: `${change > 0 ? '+' : ''}${change}%` });
  const color = change ? (change > 0 ? 'success.main' : 'error.main') : 'text.secondary';
  return (
    <Card>
      <CardActionArea
        {...(to === undefined ? { component: 'a', href } : { component: RouterLink, to })}
        sx={{ px: 2, py: 1.5, height: '100%' }}
      >
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
