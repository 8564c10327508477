import { useTranslate } from 'react-admin';
import { formatPercent } from '../../layout/formats.ts';
import type { Report } from '../../../storefront-host/modules/back-office/report/report.contract.ts';
import { FigureGrid, ReportFigure } from './ReportFigures.tsx';
import { changeOf, ordersPath } from './period.ts';

/** Each figure leads to its table below, orders to their list. */
export function VisitFigures({ report }: { readonly report: Report }) {
  const translate = useTranslate();
  const { totals, before } = report.visits;
  const figures = [
    { field: 'visitors', href: '#sources' },
    { field: 'visits', href: '#visit-days' },
    { field: 'product_views', href: '#viewed' },
    { field: 'carts', href: '#visit-days' },
    { field: 'checkouts', href: '#visit-days' },
  ] as const;
  return (
    <FigureGrid>
      {figures.map(({ field, href }) => (
        <ReportFigure
          key={field}
          name={field}
          value={totals[field].toLocaleString('en')}
          href={href}
          change={changeOf(totals[field], before[field])}
        />
      ))}
      <ReportFigure
        name="conversion"
        value={formatPercent(totals.conversion)}
        to={ordersPath(report)}
        below={translate('app.reports.conversion_of', { smart_count: totals.orders })}
      />
    </FigureGrid>
  );
}
