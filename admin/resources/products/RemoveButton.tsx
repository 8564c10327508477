import { useRedirect, useTranslate } from 'react-admin';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { ActButton } from '../../layout/ActButton.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/undo/use-undoable.tsx';

/** Removes the product at once, without confirmation: the notice restores it. */
export function RemoveButton({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const remove = useUndoable({
    run: (provider) => provider.delete('products', { id }),
    done: 'app.products.removed',
    undo: ({ restoreProduct }) => restoreProduct(id),
    undone: 'app.products.restored',
    onDone: () => redirect('list', 'products'),
  });
  if (!useMay('products', 'delete')) return null;
  return (
    <ActButton
      label={translate('app.products.remove')}
      icon={<RemoveIcon />}
      isDanger
      act={remove}
    />
  );
}
