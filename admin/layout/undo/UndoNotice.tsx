import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from '@mui/material';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { useFailureNotice } from '../use-failure-notice.ts';

/** Duration of a notice with an undo. */
export const UNDO_MS = 10_000;

interface UndoNoticeProps {
  readonly text: string;
  /** Reverts the action. */
  readonly undo: (provider: TaladDataProvider) => Promise<unknown>;
  /** Key of the message shown then. */
  readonly undone: string;
}

/** Reports an action, with a button to undo it. */
export function UndoNotice({ text, undo, undone }: UndoNoticeProps) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => undo(provider),
    onSuccess: async () => {
      notify(undone, { type: 'success' });
      await queries.invalidateQueries();
    },
    onError: failed,
  });
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" loading={isPending} onClick={() => mutate()}>
          {translate('ra.action.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
