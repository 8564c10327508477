import { useRedirect, useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { ManagedContestant } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/use-undoable.tsx';

/** At once, without a question: the notice brings it back. */
export function RemoveContestant({ contestant }: { readonly contestant: ManagedContestant }) {
  const { id, revision } = contestant;
  const translate = useTranslate();
  const redirect = useRedirect();
  const mayRemove = useMay('contestants', 'delete');
  const remove = useUndoable({
    run: ({ removeContestant }) => removeContestant(id, revision),
    done: 'app.contestants.removed',
    undo: ({ restoreRemoved }) => restoreRemoved('contestants', id),
    undone: 'app.contestants.restored',
    onDone: () => redirect('list', 'contestants'),
  });
  if (!mayRemove) return null;
  return (
    <Button
      color="error"
      startIcon={<RemoveIcon />}
      loading={remove.isPending}
      onClick={() => remove.mutate()}
      sx={{ mt: 1.5 }}
    >
      {translate('app.contestants.remove')}
    </Button>
  );
}
