import { useRedirect, useTranslate } from 'react-admin';
import { Box, Button } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import {
  RedirectUpdate,
  type Redirect,
} from '../../../storefront-host/modules/content/redirects/redirects.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/use-undoable.tsx';
import { RedirectFields } from './RedirectFields.tsx';

export function RedirectEdit() {
  return (
    <EditForm<Redirect>
      contract={RedirectUpdate}
      saved="app.redirects.saved"
      header={({ from }) => ({ title: from, backTo: '/redirects' })}
    >
      {(record) => (
        <Box sx={{ maxWidth: 760, mx: 'auto' }}>
          <RedirectFields />
          <RemoveRedirect record={record} />
        </Box>
      )}
    </EditForm>
  );
}

/** At once, without a question: the notice brings it back. */
function RemoveRedirect({ record }: { readonly record: Redirect }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const mayRemove = useMay('redirects', 'delete');
  const remove = useUndoable({
    run: ({ removeRedirect }) => removeRedirect(record.id),
    done: 'app.redirects.removed',
    undo: ({ restoreRedirect }) => restoreRedirect(record.id),
    undone: 'app.redirects.restored',
    onDone: () => redirect('list', 'redirects'),
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
      {translate('app.redirects.remove')}
    </Button>
  );
}
