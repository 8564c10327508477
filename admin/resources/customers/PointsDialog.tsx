import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogContentText, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { ONCE_POINTS } from '@talad/elements/commerce/limits';
import { formatNumber } from '@talad/elements/locales/format';
import {
  MAX_REASON,
  type CustomerDetail,
} from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface PointsDialogProps {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

/**
 * Gives points by hand, or takes some of those that the shop gave; the customer can read the
 * reason.
 */
export function PointsDialog({ customer, onClose }: PointsDialogProps) {
  const translate = useTranslate();
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useAction(onClose);
  const most =
    direction === 'give' ? ONCE_POINTS : Math.min(ONCE_POINTS, Math.max(0, customer.points));
  const points = Number(typed);
  const isWrong = typed !== '' && (!/^\d+$/.test(typed) || points < 1 || points > most);
  const submit = () => {
    if (typed === '' || isWrong || reason.trim() === '') return;
    mutate({
      run: (provider) =>
        provider.adjustPoints(customer.id, {
          points: direction === 'give' ? points : -points,
          seen: customer.points,
          reason: reason.trim(),
        }),
      done: `app.customers.adjust.${direction}_done`,
      args: { points: formatNumber(points) },
    });
  };
  return (
    <FormDialog
      title={translate('app.customers.adjust.title', { name: customer.name })}
      submit={translate(`app.customers.adjust.${direction}`)}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{translate('app.customers.adjust.text')}</DialogContentText>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={direction}
        onChange={(_event, value: 'give' | 'take' | null) => value && setDirection(value)}
        aria-label={translate('app.customers.adjust.way')}
      >
        <ToggleButton value="give">{translate('app.customers.adjust.give')}</ToggleButton>
        <ToggleButton value="take">{translate('app.customers.adjust.take')}</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        label={translate('app.customers.figure.points_count')}
        value={typed}
        onChange={({ target }) => setTyped(target.value.trim())}
        error={isWrong}
        helperText={translate('app.customers.adjust.most', { most: formatNumber(most) })}
        required
        autoFocus
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <TextField
        label={translate('app.customers.adjust.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        helperText={translate('app.customers.adjust.reason_hint')}
        required
        multiline
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    </FormDialog>
  );
}
