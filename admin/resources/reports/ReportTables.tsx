import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Report } from '../../../storefront-host/modules/back-office/report/report.contract.ts';
import { formatDay, useLang } from '../../layout/formats.ts';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { figures, tabular } from '../../layout/styles.ts';
import { ordersPath } from './period.ts';

export function BestSellers({ report }: { readonly report: Report }) {
  const mayRead = useMay('products', 'list');
  return (
    <Figures
      title="best"
      head={['product', 'items', 'sales']}
      rows={report.best.map((one) => ({
        key: String(one.product_id),
        cells: [
          mayRead ? (
            <Link key="title" component={RouterLink} to={`/products/${one.product_id}`}>
              {one.title}
            </Link>
          ) : (
            one.title
          ),
          one.items.toLocaleString('en'),
          formatPrice(one.net),
        ],
      }))}
    />
  );
}

export function CouponsUsed({ report }: { readonly report: Report }) {
  return (
    <Figures
      title="coupons_used"
      none="no_coupons"
      head={['code', 'orders', 'coupon_cost']}
      rows={report.coupons.map(({ code, orders, cost }) => ({
        key: code,
        cells: [code, orders.toLocaleString('en'), formatPrice(cost)],
      }))}
    />
  );
}

/** The chart's figures as a table; each day leads to its orders. */
export function Days({ report }: { readonly report: Report }) {
  const lang = useLang();
  const sold = report.days.filter(({ orders }) => orders > 0).toReversed();
  return (
    <Figures
      title="days"
      head={['day', 'orders', 'sales']}
      rows={sold.map(({ date, orders, net }) => ({
        key: date,
        cells: [
          <Link key={date} component={RouterLink} to={ordersPath({ from: date, to: date })}>
            {formatDay(date, lang)}
          </Link>,
          orders.toLocaleString('en'),
          formatPrice(net),
        ],
      }))}
    />
  );
}

interface FiguresProps {
  readonly title: string;
  /** Key of the text without rows. */
  readonly none?: string;
  readonly head: readonly [string, string, string];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

function Figures({ title, none = 'nothing', head, rows }: FiguresProps) {
  const translate = useTranslate();
  const label = translate(`app.reports.${title}`);
  return (
    <Section title={label} flush>
      {rows.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {translate(`app.reports.${none}`)}
        </Typography>
      ) : (
        <TableContainer sx={{ maxHeight: 420 }}>
          <Table stickyHeader aria-label={label}>
            <TableHead>
              <TableRow>
                {head.map((name, index) => (
                  <TableCell key={name} align={index === 0 ? 'left' : 'right'}>
                    {translate(`app.reports.${name}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, cells: [first, ...others] }) => (
                <TableRow key={key}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{first}</TableCell>
                  <TableCell align="right" sx={tabular}>
                    {others[0]}
                  </TableCell>
                  <TableCell align="right" sx={figures}>
                    {others[1]}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}
