import { useRedirect, useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import {
  BrandUpdate,
  type ManagedBrand,
} from '../../../storefront-host/modules/catalog/brands/manage-brands.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { RemoveQuestion } from '../../layout/undo/RemoveQuestion.tsx';
import { useLang } from '../../layout/formats.ts';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { useUndoable } from '../../layout/undo/use-undoable.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { titleOf } from '../products/product-title.ts';
import { BrandFields } from './BrandFields.tsx';

export function BrandEdit() {
  const translate = useTranslate();
  const lang = useLang();
  const { shop } = usePlace();
  return (
    <EditForm<ManagedBrand>
      contract={BrandUpdate}
      rule={titleRule(shop.base_language)}
      saved="app.brands.saved"
      header={(brand) => ({
        title: titleOf(brand, lang),
        below: translate('app.categories.products', { smart_count: brand.product_count }),
        backTo: '/brands',
        actions: <ViewLink href={brand.full_url} />,
      })}
    >
      {(brand) => (
        <>
          <BrandFields />
          <RemoveBrand brand={brand} />
        </>
      )}
    </EditForm>
  );
}

/** Says how many products lose the brand. */
function RemoveBrand({ brand }: { readonly brand: ManagedBrand }) {
  const { id, revision, product_count: products } = brand;
  const translate = useTranslate();
  const lang = useLang();
  const redirect = useRedirect();
  const mayRemove = useMay('brands', 'delete');
  const remove = useUndoable({
    run: (provider) => provider.removeBrand(id, revision),
    done: 'app.brands.removed',
    undo: ({ restoreRemoved }) => restoreRemoved('brands', id),
    undone: 'app.brands.restored',
    onDone: () => redirect('list', 'brands'),
  });
  if (!mayRemove) return null;
  return (
    <RemoveQuestion
      label={translate('app.brands.remove')}
      title={translate('app.categories.remove_title', { title: titleOf(brand, lang) })}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <Typography>
        {products === 0
          ? translate('app.brands.remove_unused')
          : translate('app.brands.remove_text', { smart_count: products })}
      </Typography>
    </RemoveQuestion>
  );
}
