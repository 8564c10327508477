import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel?: string;
  readonly onConfirm: () => void;
  /** Action of the second button, if it does more than close. */
  readonly onCancel?: () => void;
  /** A third button. */
  readonly also?: { readonly text: string; readonly onPress: () => void };
  /** Called on Escape and clicks outside; without it only buttons close the dialog. */
  readonly onClose?: () => void;
}

/** Three buttons are too wide for a phone: one below the other, the main one first. */
const threeWays = {
  gap: 1.5,
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;

export function ConfirmDialog(props: ConfirmDialogProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog
      open
      aria-labelledby={title}
      maxWidth={props.also ? 'sm' : 'xs'}
      fullWidth
      {...(props.onClose && { onClose: props.onClose })}
    >
      <DialogTitle id={title}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{props.text}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={props.also ? threeWays : { gap: 1.5 }}>
        {props.also && (
          <Button color="inherit" onClick={props.also.onPress} sx={{ mr: { sm: 'auto' } }}>
            {props.also.text}
          </Button>
        )}
        <Button color="inherit" onClick={props.onCancel ?? props.onClose}>
          {props.cancel ?? translate('app.action.cancel')}
        </Button>
        <Button variant="contained" onClick={props.onConfirm}>
          {props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
