import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Report } from '../../../storefront-host/modules/back-office/report/report.contract.ts';
import { FigureGrid, ReportFigure } from './ReportFigures.tsx';
import { codPath, DUE_ORDERS } from './period.ts';

/**
 * Shows the money that couriers collect at the door; hidden from shops whose couriers collect none.
 */
export function CodFigures({ report }: { readonly report: Report }) {
  const translate = useTranslate();
  const { collected, remitted, outstanding, refused } = report.cod;
  if (Object.values(report.cod).every(({ orders }) => orders === 0)) return null;
  const count = ({ orders }: { readonly orders: number }) =>
    translate('app.reports.cod_orders', { smart_count: orders });
  const { fee, difference } = remitted;
  const deductions = [
    ...(fee > 0 ? [translate('app.reports.cod_fees', { fee: formatPrice(fee) })] : []),
    ...(difference === 0
      ? []
      : [
          translate(difference > 0 ? 'app.reports.cod_short' : 'app.reports.cod_over', {
            difference: formatPrice(Math.abs(difference)),
          }),
        ]),
  ];
  return (
    <>
      <Typography variant="h2">{translate('app.reports.cod_title')}</Typography>
      <FigureGrid>
        <ReportFigure
          name="cod_collected"
          value={formatPrice(collected.amount)}
          to={codPath(report, 'collected')}
          below={count(collected)}
        />
        <ReportFigure
          name="cod_remitted"
          value={formatPrice(remitted.amount)}
          to={codPath(report, 'remitted')}
          below={[count(remitted), ...deductions].join(' · ')}
        />
        <ReportFigure
          name="cod_outstanding"
          value={formatPrice(outstanding.amount)}
          to={DUE_ORDERS}
          below={count(outstanding)}
        />
        <ReportFigure
          name="cod_refused"
          value={formatPrice(refused.cost)}
          to={codPath(report, 'refused')}
          below={translate('app.reports.cod_worth', {
            smart_count: refused.orders,
            amount: formatPrice(refused.amount),
          })}
        />
      </FigureGrid>
    </>
  );
}
