import { useRedirect, useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import {
  CollectionUpdate,
  type ManagedCollection,
} from '../../../storefront-host/modules/catalog/collections/manage-collections.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { RemoveQuestion } from '../../layout/undo/RemoveQuestion.tsx';
import { useLang } from '../../layout/formats.ts';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/undo/use-undoable.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { titleOf } from '../products/product-title.ts';
import { collectionRule } from './collection-form.ts';
import { CollectionFields } from './CollectionFields.tsx';

export function CollectionEdit() {
  const translate = useTranslate();
  const lang = useLang();
  const { shop } = usePlace();
  return (
    <EditForm<ManagedCollection>
      isWide
      contract={CollectionUpdate}
      rule={collectionRule(shop.base_language)}
      saved="app.collections.saved"
      header={(collection) => ({
        title: titleOf(collection, lang),
        below: translate('app.categories.products', { smart_count: collection.total }),
        backTo: '/collections',
        actions: <ViewLink href={collection.full_url} />,
      })}
    >
      {(collection) => (
        <>
          <CollectionFields />
          <RemoveCollection collection={collection} />
        </>
      )}
    </EditForm>
  );
}

function RemoveCollection({ collection }: { readonly collection: ManagedCollection }) {
  const { id, revision } = collection;
  const translate = useTranslate();
  const lang = useLang();
  const redirect = useRedirect();
  const mayRemove = useMay('collections', 'delete');
  const remove = useUndoable({
    run: (provider) => provider.removeCollection(id, revision),
    done: 'app.collections.removed',
    undo: ({ restoreRemoved }) => restoreRemoved('collections', id),
    undone: 'app.collections.restored',
    onDone: () => redirect('list', 'collections'),
  });
  if (!mayRemove) return null;
  return (
    <RemoveQuestion
      label={translate('app.collections.remove')}
      title={translate('app.categories.remove_title', { title: titleOf(collection, lang) })}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <Typography>{translate('app.collections.remove_text')}</Typography>
    </RemoveQuestion>
  );
}
