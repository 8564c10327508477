import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, Typography } from '@mui/material';
import type { TreeCategory } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useLang } from '../../layout/formats.ts';
import { useUndoable } from '../../layout/undo/use-undoable.tsx';
import { titleOf } from '../products/product-title.ts';
import { childrenOf } from './category-tree.ts';
import { useCategoryChoices } from './use-category-choices.ts';

interface RemoveCategoryDialogProps {
  readonly category: TreeCategory;
  readonly all: readonly TreeCategory[];
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** Lists the consequences and asks for a category for its products. The notice has an undo. */
export function RemoveCategoryDialog(props: RemoveCategoryDialogProps) {
  const { category, all, onClose, onRemoved } = props;
  const { id, parent_id: parentId, product_count: products, revision } = category;
  const translate = useTranslate();
  const lang = useLang();
  const [target, setTarget] = useState(String(parentId ?? 0));
  const choices = useCategoryChoices(all).filter((one) => one.id !== String(id));
  const children = childrenOf(all, id).length;
  const title = titleOf(category, lang);
  const remove = useUndoable({
    run: ({ removeCategory }) => removeCategory(id, { revision, products_to: Number(target) }),
    done: 'app.categories.removed',
    undo: ({ restoreRemoved }) => restoreRemoved('categories', id),
    undone: 'app.categories.restored',
    onDone: () => {
      onClose();
      onRemoved?.();
    },
  });
  return (
    <FormDialog
      title={translate('app.categories.remove_title', { title })}
      submit={translate('app.categories.remove')}
      isPending={remove.isPending}
      isDanger
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      <Typography>
        {translate(
          products + children === 0 ? 'app.categories.remove_empty' : 'app.categories.remove_text',
        )}
      </Typography>
      {children > 0 && (
        <Typography>
          {translate('app.categories.remove_children', { smart_count: children })}
        </Typography>
      )}
      {products > 0 && (
        <TextField
          select
          fullWidth
          label={translate('app.categories.products_to', { smart_count: products })}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          slotProps={{ select: { native: true } }}
        >
          <option value="0">{translate('app.categories.no_category')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </TextField>
      )}
    </FormDialog>
  );
}
