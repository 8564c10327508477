import { useListContext, useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import { useSummary } from '../../../dashboard/use-summary.ts';
import { tabular } from '../../../layout/styles.ts';
import { RemittanceImport } from './RemittanceImport.tsx';

/**
 * Shows the sum that couriers owe the shop; hidden while it is zero and the filter does not select
 * it.
 */
export function OutstandingBar() {
  const translate = useTranslate();
  const { data } = useSummary();
  const { filterValues, setFilters } = useListContext();
  const isShown = filterValues['cod_due'] === true;
  const { orders = 0, amount = 0 } = data?.cod_due ?? {};
  if (!data || (orders === 0 && !isShown)) return null;
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        px: 2,
        py: 0.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ ...tabular, flex: '1 1 220px' }}>
        {translate(orders === 0 ? 'app.remittances.none' : 'app.remittances.outstanding', {
          amount: formatPrice(amount),
          smart_count: orders,
        })}
      </Typography>
      {!isShown && (
        <Button onClick={() => setFilters({ cod_due: true })}>
          {translate('app.remittances.show')}
        </Button>
      )}
      <RemittanceImport />
    </Stack>
  );
}
