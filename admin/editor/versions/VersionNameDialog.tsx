import { useState } from 'react';
import { TextField } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useText } from '../use-text.ts';

/** As the server limits it. */
const MAX_NAME = 60;

interface VersionNameDialogProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly onName: (label: string) => void;
  readonly onClose: () => void;
}

export function VersionNameDialog(props: VersionNameDialogProps) {
  const { label, isPending, onName, onClose } = props;
  const t = useText();
  const [value, setValue] = useState(label);
  return (
    <FormDialog
      title={t('versions.name')}
      submit={t('name.done')}
      isPending={isPending}
      onSubmit={() => onName(value.trim())}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        label={t('versions.name_field')}
        helperText={t('versions.name_help')}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
      />
    </FormDialog>
  );
}
