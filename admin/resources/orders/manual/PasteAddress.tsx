import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Button, Stack, TextField } from '@mui/material';
import { addressFields, type AddressField } from '@talad/elements/commerce/forms/address-form';
import { Section } from '../../../layout/Section.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import type { ManualValues } from './manual-form.ts';

const MAX_LENGTH = 2000;

interface PasteAddressProps {
  readonly onSplit: (unsure: readonly AddressField[]) => void;
}

/** Takes a customer's message from a chat: pasting splits it, and the button splits it again. */
export function PasteAddress({ onSplit }: PasteAddressProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const { splitAddress } = useDataProvider<TaladDataProvider>();
  const { setValue, clearErrors } = useFormContext<ManualValues>();
  const failed = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string) => splitAddress(typed),
    onSuccess: ({ values, unsure }) => {
      for (const field of addressFields) {
        setValue(`address.${field}`, values[field], { shouldDirty: true });
      }
      clearErrors('address');
      onSplit(unsure);
    },
    onError: (error) => failed(error),
  });
  return (
    <Section title={translate('app.orders.manual.paste')}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          multiline
          minRows={3}
          label={translate('app.orders.manual.paste_label')}
          helperText={translate('app.orders.manual.paste_help')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (text === '' && pasted.trim() !== '') mutate(pasted.slice(0, MAX_LENGTH));
          }}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        />
        <Button
          variant="outlined"
          loading={isPending}
          disabled={text.trim() === ''}
          onClick={() => mutate(text)}
        >
          {translate('app.orders.manual.split')}
        </Button>
      </Stack>
    </Section>
  );
}
