import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Typography } from '@mui/material';
import type { CustomerDetail } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Section } from '../../layout/Section.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { useAction } from '../../layout/use-action.ts';
import { ConsentChip } from './ConsentChip.tsx';

interface ConsentSectionProps {
  readonly customer: CustomerDetail;
  readonly mayWrite: boolean;
}

/** Shows each consent choice with its time; staff can only record that it was withdrawn. */
export function ConsentSection({ customer, mayWrite }: ConsentSectionProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      title={translate('app.customers.consent.title')}
      action={<ConsentChip customer={customer} />}
    >
      {customer.consents.length === 0 && (
        <Typography color="textSecondary">{translate('app.customers.consent.how')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {customer.consents.map(({ given, source, at, by }) => (
          <Box component="li" key={at} sx={{ mb: 0.75 }}>
            {translate(`app.customers.consent.by_${source}_${given ? 'given' : 'withdrawn'}`, {
              name: by ?? translate('app.customers.former_staff'),
            })}
            <Typography variant="caption" component="div" color="textSecondary">
              {dateTime(at)}
            </Typography>
          </Box>
        ))}
      </Box>
      {mayWrite && customer.marketing && (
        <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1 }}>
          {translate('app.customers.consent.withdraw')}
        </Button>
      )}
      {isAsking && <WithdrawDialog customer={customer} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface WithdrawDialogProps {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

function WithdrawDialog({ customer, onClose }: WithdrawDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  return (
    <FormDialog
      title={translate('app.customers.consent.withdraw_title', { name: customer.name })}
      submit={translate('app.customers.consent.withdraw')}
      isPending={isPending}
      isDanger
      onSubmit={() =>
        mutate({
          run: (provider) => provider.withdrawConsent(customer.id, customer.revision),
          done: 'app.customers.consent.withdrawn_done',
        })
      }
      onClose={onClose}
    >
      {translate('app.customers.consent.withdraw_text')}
    </FormDialog>
  );
}
