import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { isFreeName } from '@talad/elements/page/page-name';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { useText } from '../use-text.ts';

interface CreatePageDialogProps {
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onCreate: (name: string, title: string) => Promise<void>;
}

export function CreatePageDialog({ taken, onClose, onCreate }: CreatePageDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const failed = useFailureNotice();
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const isTaken = taken.includes(name);
  const isBad = name !== '' && !isFreeName(name);
  const { mutate, isPending } = useMutation({
    mutationFn: () => onCreate(name, title),
    onError: failed,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <DialogTitle>{t('page.new_title')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            <TextField
              autoFocus
              label={t('page.heading')}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
            <TextField
              label={t('page.name')}
              value={name}
              error={isTaken || isBad}
              helperText={
                isTaken ? t('page.name_taken') : isBad ? t('page.name_bad') : t('page.name_help')
              }
              slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
              onChange={({ target }) => setName(target.value.trim().toLowerCase())}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            disabled={name === '' || isTaken || isBad}
          >
            {t('page.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
