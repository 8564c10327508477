import { useRedirect, useTranslate } from 'react-admin';
import { Button, type SxProps } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { useUndoable } from './use-undoable.tsx';

interface RemoveAtOnceProps {
  /** Resource with the texts `app.<name>.remove`, `removed` and `restored`. */
  readonly name: string;
  readonly run: (provider: TaladDataProvider) => Promise<unknown>;
  readonly undo: (provider: TaladDataProvider) => Promise<unknown>;
  readonly sx?: SxProps;
}

/** A button that removes a record without a confirmation, because the notice has an undo. */
export function RemoveAtOnce({ name, run, undo, sx }: RemoveAtOnceProps) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { mutate, isPending } = useUndoable({
    run,
    done: `app.${name}.removed`,
    undo,
    undone: `app.${name}.restored`,
    onDone: () => redirect('list', name),
  });
  return (
    <Button
      color="error"
      startIcon={<RemoveIcon />}
      loading={isPending}
      onClick={() => mutate()}
      {...(sx && { sx })}
    >
      {translate(`app.${name}.remove`)}
    </Button>
  );
}
