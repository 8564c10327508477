import { useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useMay } from '../../layout/ShopContext.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Makes a hidden copy of the product as it is saved, and opens it. */
export function DuplicateButton({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const mayCreate = useMay('products', 'create');
  const { duplicateProduct } = useDataProvider<TaladDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => duplicateProduct(id),
    onSuccess: (copy) => {
      notify('app.products.duplicated', { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['products', 'getList'] });
      redirect('edit', 'products', copy.id);
    },
    onError: failed,
  });
  if (!mayCreate) return null;
  return (
    <Button startIcon={<CopyIcon />} loading={isPending} onClick={() => mutate()}>
      {translate('app.products.duplicate')}
    </Button>
  );
}
