import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Report } from '../../../storefront-host/modules/back-office/report/report.contract.ts';
import type { ReportVisits } from '../../../storefront-host/modules/back-office/report/visits.contract.ts';
import { formatDay, formatPercent, useLang } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ordersPath } from './period.ts';

/** Lists visitors, orders and sales by source; the sales add up to the report's. */
export function Sources({ report }: { readonly report: Report }) {
  const translate = useTranslate();
  const { sources, uncounted } = report.visits;
  const rows = sources.map((one) => ({
    key: [one.source, one.medium, one.campaign].join('\n'),
    cells: [
      <SourceName key="source" source={one} />,
      one.visitors.toLocaleString('en'),
      one.orders.toLocaleString('en'),
      formatPrice(one.net),
    ],
  }));
  const rest = {
    key: 'uncounted',
    cells: [
      translate('app.reports.uncounted'),
      '–',
      uncounted.orders.toLocaleString('en'),
      formatPrice(uncounted.net),
    ],
  };
  return (
    <FigureTable
      id="sources"
      title="sources"
      none="no_visits"
      head={['source', 'visitors', 'orders', 'sales']}
      rows={uncounted.orders > 0 ? [...rows, rest] : rows}
    />
  );
}

/** Names of sites, the same in each language. */
const sites = new Map([
  ['google', 'Google'],
  ['bing', 'Bing'],
  ['line', 'LINE'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
  ['x', 'X'],
]);
const sources = new Set(['direct', 'marketplace', 'other']);

function SourceName({ source: one }: { readonly source: ReportVisits['sources'][number] }) {
  const translate = useTranslate();
  const campaign = [one.medium, one.campaign].filter(Boolean).join(' · ');
  return (
    <>
      {sources.has(one.source)
        ? translate(`app.reports.source_name.${one.source}`)
        : (sites.get(one.source) ?? one.source)}
      {campaign && (
        <Typography variant="caption" component="div" color="textSecondary">
          {campaign}
        </Typography>
      )}
    </>
  );
}

export function MostViewed({ report }: { readonly report: Report }) {
  const mayRead = useMay('products', 'list');
  return (
    <FigureTable
      id="viewed"
      title="viewed"
      none="no_visits"
      head={['product', 'views']}
      rows={report.visits.viewed.map(({ product_id: id, title, views }) => ({
        key: String(id),
        cells: [
          mayRead ? (
            <Link key="title" component={RouterLink} to={`/products/${id}`}>
              {title}
            </Link>
          ) : (
            title
          ),
          views.toLocaleString('en'),
        ],
      }))}
    />
  );
}

/** Shows the steps from a visit to an order, by day; a phone shows only the first and the last. */
export function VisitDays({ report }: { readonly report: Report }) {
  const lang = useLang();
  const days = report.visits.days.filter((day) => day.visitors > 0 || day.orders > 0).toReversed();
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FigureTable
        id="visit-days"
        title="visit_days"
        none="no_visits"
        head={[
          'day',
          'visitors',
          'visits',
          'product_views',
          'carts',
          'checkouts',
          'orders',
          'conversion',
        ]}
        wide={['visits', 'product_views', 'carts', 'checkouts']}
        rows={days.map(({ date, ...day }) => ({
          key: date,
          cells: [
            <Link key="day" component={RouterLink} to={ordersPath({ from: date, to: date })}>
              {formatDay(date, lang)}
            </Link>,
            ...[
              day.visitors,
              day.visits,
              day.product_views,
              day.carts,
              day.checkouts,
              day.orders,
            ].map((count) => count.toLocaleString('en')),
            formatPercent(day.visitors === 0 ? null : (100 * day.orders) / day.visitors),
          ],
        }))}
      />
    </Box>
  );
}
