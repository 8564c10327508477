import { useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { useMay } from '../../layout/ShopContext.tsx';
import { UNDO_MS, UndoNotice } from '../../layout/UndoNotice.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Takes the product out at once, without a question: the notice brings it back. */
export function RemoveButton({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const mayRemove = useMay('products', 'delete');
  const provider = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.delete('products', { id }),
    onSuccess: async () => {
      redirect('list', 'products');
      const notice = (
        <UndoNotice
          text={translate('app.products.removed')}
          undo={({ restoreProduct }) => restoreProduct(id)}
          undone="app.products.restored"
        />
      );
      notify(notice, { autoHideDuration: UNDO_MS });
      await queries.invalidateQueries();
    },
    onError: failed,
  });
  if (!mayRemove) return null;
  return (
    <Button color="error" startIcon={<RemoveIcon />} loading={isPending} onClick={() => mutate()}>
      {translate('app.products.remove')}
    </Button>
  );
}
