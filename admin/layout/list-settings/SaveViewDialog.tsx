import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, Typography } from '@mui/material';
import type { SavedView } from '../../../storefront-host/modules/back-office/list-settings/list-settings.contract.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useListSetting, useSettingChange } from './use-list-setting.ts';

interface SaveViewDialogProps {
  readonly list: string;
  /** The list's present filter, sort and columns. */
  readonly shown: Omit<SavedView, 'name'>;
  readonly onClose: () => void;
}

/** Asks for the name of a view; an existing name replaces its view, and the dialog says so. */
export function SaveViewDialog({ list, shown, onClose }: SaveViewDialogProps) {
  const translate = useTranslate();
  const { views } = useListSetting(list);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isTaken = views.some((view) => view.name === name);
  const { mutate, isPending } = useSettingChange();
  return (
    <FormDialog
      title={translate('app.views.save')}
      submit={translate(isTaken ? 'app.views.replace' : 'app.action.save')}
      isPending={isPending}
      onSubmit={() => {
        if (name === '') return;
        mutate((provider) => provider.saveView(list, { ...shown, name }), { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <Typography>{translate('app.views.save_text')}</Typography>
      <TextField
        autoFocus
        required
        label={translate('app.views.name')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={isTaken ? translate('app.views.taken') : ' '}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </FormDialog>
  );
}
