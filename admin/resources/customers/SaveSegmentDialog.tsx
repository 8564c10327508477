import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, Typography } from '@mui/material';
import type {
  CustomerFilter,
  Segment,
} from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { conditions, conditionText } from './customer-filter.ts';

interface SaveSegmentDialogProps {
  readonly filter: CustomerFilter;
  readonly segments: readonly Segment[];
  readonly onClose: () => void;
}

/** Saves the present filter under a name; an existing name gets the new filter. */
export function SaveSegmentDialog({ filter, segments, onClose }: SaveSegmentDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const typed = name.trim();
  const same = segments.find((one) => one.name.toLowerCase() === typed.toLowerCase());
  const lacks = isMissing && typed === '';
  const help = same ? translate('app.customers.segment_replaces', { name: same.name }) : undefined;
  const submit = () => {
    if (typed === '') {
      setMissing(true);
      return;
    }
    mutate({
      run: (provider) => provider.saveSegment({ name: typed, filter }, same?.id),
      done: 'app.customers.segment_saved',
    });
  };
  const words = [
    ...(filter.q === undefined ? [] : [`“${filter.q}”`]),
    ...conditions
      .filter((one) => filter[one] !== undefined)
      .map((one) => conditionText(one, filter, translate)),
  ];
  return (
    <FormDialog
      title={translate('app.customers.save_segment')}
      submit={translate('app.action.save')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{words.join(' · ')}</Typography>
      <TextField
        label={translate('app.customers.segment_name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={lacks}
        helperText={lacks ? translate('app.customers.segment_name_missing') : help}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </FormDialog>
  );
}
