import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { TitleFields, type Titles } from './TitleFields.tsx';

interface TitlesDialogProps {
  readonly id: string;
  readonly heading: string;
  readonly value: Titles;
  readonly onChange: (value: Titles) => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly submit: {
    readonly label: string;
    readonly disabled?: boolean;
    readonly loading?: boolean;
  };
  /** Additional fields below the titles. */
  readonly children: ReactNode;
}

/** Dialog for a page's title in both languages, with additional fields of its caller. */
export function TitlesDialog(props: TitlesDialogProps) {
  const { id, heading, value, onChange, onClose, onSubmit, submit, children } = props;
  const translate = useTranslate();
  const { label, disabled = false, loading = false } = submit;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Box
        component="form"
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{heading}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            <TitleFields value={value} onChange={onChange} />
            {children}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={loading} disabled={disabled}>
            {label}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
