import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box, Stack, Typography } from '@mui/material';
import { formatDay, useLang } from '../../layout/formats.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Section } from '../../layout/Section.tsx';
import { Failure, Loading } from '../../layout/states.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { CodFigures } from './CodFigures.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { BestSellers, CouponsUsed, Days } from './ReportTables.tsx';
import { SalesByDay } from './SalesByDay.tsx';
import { usePeriod } from './use-period.ts';
import { VisitFigures } from './VisitFigures.tsx';
import { MostViewed, Sources, VisitDays } from './VisitTables.tsx';

const tables = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/**
 * Compares sales and visitors of some days with as many days before; the address contains the days.
 */
export function ReportPage() {
  const translate = useTranslate();
  const lang = useLang();
  const [now] = useState(() => new Date());
  const [period, choosePeriod] = usePeriod(now);
  const { report } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['report', period],
    queryFn: ({ signal }) => report(period, signal),
    placeholderData: keepPreviousData,
  });
  const compared =
    data &&
    translate('app.reports.compared', {
      from: formatDay(data.before.from, lang),
      to: formatDay(data.before.to, lang),
    });
  return (
    <>
      <PageHeader title={translate('app.reports.title')} below={compared} />
      <Stack sx={{ gap: 2 }}>
        <PeriodChoice period={period} now={now} onChange={choosePeriod} />
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && !error && (
          <>
            <ReportFigures report={data} />
            <Section title={translate('app.reports.by_day')}>
              {data.totals.orders === 0 && data.before.totals.orders === 0 ? (
                <Typography color="textSecondary">{translate('app.reports.nothing')}</Typography>
              ) : (
                <SalesByDay report={data} />
              )}
            </Section>
            <Box sx={tables}>
              <BestSellers report={data} />
              <CouponsUsed report={data} />
              <Days report={data} />
            </Box>
            <CodFigures report={data} />
            <Typography variant="h2">{translate('app.reports.visits_title')}</Typography>
            <VisitFigures report={data} />
            <Box sx={tables}>
              <Sources report={data} />
              <MostViewed report={data} />
              <VisitDays report={data} />
            </Box>
          </>
        )}
      </Stack>
    </>
  );
}
