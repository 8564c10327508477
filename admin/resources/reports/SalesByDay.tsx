import { useTranslate } from 'react-admin';
import { useTheme } from '@mui/material';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { formatPrice } from '@talad/elements/locales/format';
import type { Report } from '../../../storefront-host/modules/back-office/report/report.contract.ts';
import { formatDay, useLang } from '../../layout/formats.ts';

/** Number of days that are named below the chart, also on a phone. */
const LABELS = 5;

/**
 * Shows bars of the days over a line of the days before. The table below has the same data for
 * screen readers.
 */
export function SalesByDay({ report }: { readonly report: Report }) {
  const translate = useTranslate();
  const lang = useLang();
  const { palette } = useTheme();
  const { days } = report;
  const step = Math.ceil(days.length / LABELS);
  const isNamed = (_date: string, index: number) => index % step === 0;
  const price = (value: number | null) => (value === null ? '' : formatPrice(value));
  return (
    <ChartsContainer
      height={260}
      skipAnimation
      margin={{ left: 4, right: 8, top: 12, bottom: 0 }}
      xAxis={[
        {
          data: days.map(({ date }) => date),
          scaleType: 'band',
          height: 40,
          valueFormatter: (date: string) => formatDay(date, lang),
          tickInterval: isNamed,
          tickLabelInterval: () => true,
        },
      ]}
      yAxis={[{ min: 0, width: 64, valueFormatter: (value: number) => formatPrice(value) }]}
      series={[
        {
          type: 'bar',
          label: translate('app.reports.sales'),
          data: days.map(({ net }) => net),
          color: palette.primary.main,
          valueFormatter: price,
        },
        {
          type: 'line',
          label: translate('app.reports.before'),
          data: days.map(({ net_before: before }) => before),
          color: palette.text.disabled,
          showMark: false,
          valueFormatter: price,
        },
      ]}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
