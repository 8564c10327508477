import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { MAX_SECTION_NAME } from '../../../storefront-host/modules/content/saved-sections/saved-sections.contract.ts';
import { useText } from '../use-text.ts';

interface OwnNameDialogProps {
  readonly title: string;
  readonly help?: string;
  readonly first: string;
  /** Returns whether it was done; otherwise the dialog stays. */
  readonly onName: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the name of a saved section. */
export function OwnNameDialog({ title, help, first, onName, onClose }: OwnNameDialogProps) {
  const t = useText();
  const [name, setName] = useState(first.slice(0, MAX_SECTION_NAME));
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    if (await onName(name.trim())) onClose();
    else setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="own-name">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id="own-name">{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            margin="dense"
            label={t('name.field')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            helperText={help}
            slotProps={{
              htmlInput: { maxLength: MAX_SECTION_NAME },
              inputLabel: { required: false },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('toast.close')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
            {t('own.done')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
