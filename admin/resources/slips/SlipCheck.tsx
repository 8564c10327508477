import { useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { Slip } from '../../../storefront-host/modules/sales/slips/slips.contract.ts';
import { useDateTime } from '../../layout/formats.ts';

type Difference = Slip['differences'][number];

/** Shows the bank's answer about a slip, from the shop's verification service. */
export function SlipCheck({ slip: { check, differences, state } }: { readonly slip: Slip }) {
  const translate = useTranslate();
  const name = useDifference();
  // A person has checked it without the bank's answer.
  if (state !== 'waiting' && (check === null || check === 'asking' || check === 'unknown')) {
    return null;
  }
  return (
    <>
      <Typography variant="body2" sx={{ color: colors[check ?? 'none'], fontWeight: 620 }}>
        {translate(`app.slips.check.${check ?? 'none'}`)}
      </Typography>
      {differences.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {differences.map((difference) => (
            <Typography key={difference.field} component="li" variant="body2">
              {name(difference)}
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}

const colors = {
  none: 'text.secondary',
  asking: 'text.secondary',
  confirmed: 'success.main',
  differs: 'error.main',
  unknown: 'warning.main',
} as const;

function useDifference(): (difference: Difference) => string {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return ({ field, found }) => {
    if (found === '' && (field === 'payee' || field === 'time')) {
      return translate(`app.slips.differs.${field}_unknown`);
    }
    if (field === 'amount') {
      return translate('app.slips.differs.amount', { found: formatPrice(Number(found)) });
    }
    const shown = field === 'time' ? dateTime(found) : found;
    return translate(`app.slips.differs.${field}`, { found: shown });
  };
}
