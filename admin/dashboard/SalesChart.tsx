import { useTranslate } from 'react-admin';
import { Box, Skeleton, Stack, Tooltip, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { ShopSummary } from '../../storefront-host/modules/back-office/summary.contract.ts';
import { Section } from '../layout/Section.tsx';
import { formatDay, useLang } from '../layout/formats.ts';
import { tabular } from '../layout/styles.ts';
import { useSummary } from './use-summary.ts';

const HEIGHT = 120;

/** Fourteen bars in plain boxes: no chart library for one chart. */
export function SalesChart() {
  const translate = useTranslate();
  const { data } = useSummary();
  const total = data?.days.reduce((sum, { net }) => sum + net, 0) ?? 0;
  return (
    <Section
      title={translate('app.dashboard.sales_14')}
      action={
        <Typography sx={{ ...tabular, fontWeight: 620 }}>
          {translate('app.dashboard.sum', { net: formatPrice(Math.round(total * 100) / 100) })}
        </Typography>
      }
    >
      {!data && <Skeleton variant="rectangular" height={HEIGHT + 24} />}
      {data && total === 0 && (
        <Typography color="textSecondary">{translate('app.dashboard.no_sales')}</Typography>
      )}
      {data && total > 0 && <Bars days={data.days} />}
    </Section>
  );
}

function Bars({ days }: Pick<ShopSummary, 'days'>) {
  const translate = useTranslate();
  const lang = useLang();
  const most = Math.max(...days.map(({ net }) => net));
  const peak = days.findIndex(({ net }) => net === most);
  return (
    <Stack
      component="ol"
      direction="row"
      sx={{ position: 'relative', m: 0, p: 0, pt: 3, listStyle: 'none' }}
    >
      {days.map(({ date, net, orders }, index) => {
        const isLast = index === days.length - 1;
        const label = translate('app.dashboard.sales_day', {
          date: formatDay(date, lang),
          net: formatPrice(net),
          smart_count: orders,
        });
        return (
          <Box component="li" key={date} sx={{ flex: 1, minWidth: 0, position: 'relative', pb: 3 }}>
            <Tooltip title={label}>
              <Box
                role="img"
                aria-label={label}
                sx={{
                  height: HEIGHT,
                  px: { xs: 0.25, sm: 0.5 },
                  display: 'flex',
                  alignItems: 'flex-end',
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Box
                  sx={{
                    width: '100%',
                    height: net === 0 ? 0 : `${Math.max(3, (net / most) * 100)}%`,
                    borderRadius: '4px 4px 0 0',
                    bgcolor: 'primary.main',
                    opacity: isLast ? 1 : 0.45,
                  }}
                />
              </Box>
            </Tooltip>
            {index === peak && (
              <Typography
                variant="caption"
                sx={{
                  ...tabular,
                  position: 'absolute',
                  top: -22,
                  whiteSpace: 'nowrap',
                  ...(index > days.length / 2 ? { right: 0 } : { left: 0 }),
                }}
              >
                {formatPrice(net)}
              </Typography>
            )}
            {(index === 0 || isLast) && (
              <Typography
                variant="caption"
                color="textSecondary"
                sx={{
                  position: 'absolute',
                  top: HEIGHT + 4,
                  whiteSpace: 'nowrap',
                  [isLast ? 'right' : 'left']: 0,
                }}
              >
                {formatDay(date, lang)}
              </Typography>
            )}
          </Box>
        );
      })}
    </Stack>
  );
}
