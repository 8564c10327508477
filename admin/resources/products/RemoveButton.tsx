import { useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { useMay } from '../../layout/ShopContext.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

const UNDO_MS = 10_000;

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
      notify(<RemovedNotice id={id} />, { autoHideDuration: UNDO_MS });
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

function RemovedNotice({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { restoreProduct } = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreProduct(id),
    onSuccess: async () => {
      notify('app.products.restored', { type: 'success' });
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
      {translate('app.products.removed')}
    </Alert>
  );
}
