import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import { bankName } from '@talad/elements/commerce/forms/thai-banks';
import type { Slip } from '../../../storefront-host/modules/sales/slips/slips.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { SlipCheck } from './SlipCheck.tsx';
import { tabular } from '../../layout/styles.ts';

/** Shows the state of a slip, and the transfer in its QR code. */
export function SlipFacts({ slip }: { readonly slip: Slip }) {
  const translate = useTranslate();
  const lang = useLang();
  const { code, bank, reference, state, reason } = slip;
  return (
    <div>
      {state !== 'waiting' && (
        <Typography variant="body2" sx={{ fontWeight: 620 }}>
          {translate(`app.slips.state.${state}`)}
        </Typography>
      )}
      <SlipCheck slip={slip} />
      {reason !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('app.slips.reason_said', { text: reason })}
        </Typography>
      )}
      {code === 'read' && bank !== null ? (
        <Typography variant="body2" sx={{ ...tabular, overflowWrap: 'anywhere' }}>
          {bankName(bank, lang)} · {reference}
        </Typography>
      ) : (
        <Typography variant="body2" color={code === 'invalid' ? 'error' : 'textSecondary'}>
          {translate(`app.slips.code.${code}`)}
        </Typography>
      )}
    </div>
  );
}
