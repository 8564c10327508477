import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Alert, AlertTitle, Button } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import { formatDay, useLang } from '../layout/formats.ts';
import { useMay } from '../layout/ShopContext.tsx';
import type { TaladDataProvider } from '../providers/data-provider.ts';

const HOUR = 3_600_000;

/** On phones the button goes below the text. */
const notice = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0' },
  '& .MuiAlert-action': { width: { xs: '100%', sm: 'auto' }, justifyContent: 'flex-end', pt: 0 },
} as const;

/** Warns a shop without VAT that its income is near or past the limit, and says what to do. */
export function VatNotice() {
  const translate = useTranslate();
  const lang = useLang();
  const { vatLimit } = useDataProvider<TaladDataProvider>();
  const mayRegister = useMay('settings', 'edit');
  const { data } = useQuery({
    queryKey: ['vat-limit'],
    queryFn: ({ signal }) => vatLimit(signal),
    staleTime: HOUR,
  });
  if (!data?.is_near) return null;
  const { sales, limit, passed, year } = data;
  const figures = {
    sales: formatPrice(sales),
    limit: formatPrice(limit),
    year: yearText(year, lang),
  };
  return (
    <Alert
      severity={passed ? 'error' : 'warning'}
      sx={notice}
      action={
        mayRegister && (
          <Button color="inherit" component={RouterLink} to="/settings/tax">
            {translate('app.vat_limit.settings')}
          </Button>
        )
      }
    >
      <AlertTitle>{translate(`app.vat_limit.${passed ? 'passed' : 'near'}`, figures)}</AlertTitle>
      {passed
        ? translate('app.vat_limit.register', {
            on: formatDay(passed.on, lang),
            by: formatDay(passed.register_by, lang),
          })
        : translate('app.vat_limit.prepare')}{' '}
      {translate('app.vat_limit.exempt')}
    </Alert>
  );
}

function yearText(year: number, lang: 'th' | 'en'): string {
  return String(lang === 'th' ? year + 543 : year);
}
