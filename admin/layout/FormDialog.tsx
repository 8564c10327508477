import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
  type Theme,
} from '@mui/material';

interface FormDialogProps {
  readonly title: string;
  /** Label of the submit button. */
  readonly submit: string;
  /** Label of the cancel button. */
  readonly cancel?: string;
  readonly isPending: boolean;
  /** If true, the action deletes something: its button is red, and the other one has the focus. */
  readonly isDanger?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog with a form or a question, an action and a cancel button; a long one fills the screen of
 * a phone.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, isPending, isDanger = false, onSubmit, onClose, children } = props;
  const translate = useTranslate();
  const { cancel = translate('app.action.cancel') } = props;
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React's events bubble through portals: do not submit the form of the page behind the dialog.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth={isDanger ? 'xs' : 'sm'}
      fullWidth
      fullScreen={isPhone && !isDanger}
      {...(isDanger && { role: 'alertdialog' })}
    >
      <Stack component="form" onSubmit={send} sx={{ minHeight: 0, flex: '0 1 auto' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.75 }}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} autoFocus={isDanger}>
            {cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            {...(isDanger && { color: 'error' as const })}
          >
            {submit}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
