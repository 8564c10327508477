import { Link as RouterLink } from 'react-router';
import { Link } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Report } from '../../../storefront-host/modules/back-office/report/report.contract.ts';
import { formatDay, useLang } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ordersPath } from './period.ts';

export function BestSellers({ report }: { readonly report: Report }) {
  const mayRead = useMay('products', 'list');
  return (
    <FigureTable
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
    <FigureTable
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
    <FigureTable
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
