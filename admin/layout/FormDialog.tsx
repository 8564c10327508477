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
  /** Label of the button that does it. */
  readonly submit: string;
  /** Label of the way out. */
  readonly cancel?: string;
  readonly isPending: boolean;
  /** It takes something away: the button is red, and the other one has the focus. */
  readonly isDanger?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form, or a question, with its action and a way out; fills the screen on a phone if it is long. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, isPending, isDanger = false, onSubmit, onClose, children } = props;
  const translate = useTranslate();
  const { cancel = translate('app.action.cancel') } = props;
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React's events pass through portals: the form of the page behind it is not sent.
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
          <Stack sx={{ gap: 2 }}>{children}</Stack>
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
