import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import {
  CategoryUpdate,
  type ManagedCategory,
} from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { useLang } from '../../layout/formats.ts';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { titleOf } from '../products/product-title.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { RemoveCategoryDialog } from './RemoveCategoryDialog.tsx';
import { useCategoryTree } from './use-category-tree.ts';

export function CategoryEdit() {
  const translate = useTranslate();
  const lang = useLang();
  const { shop } = usePlace();
  return (
    <EditForm<ManagedCategory>
      contract={CategoryUpdate}
      rule={titleRule(shop.base_language)}
      saved="app.categories.saved"
      header={(category) => ({
        title: titleOf(category, lang),
        below: translate('app.categories.products', { smart_count: category.product_count }),
        backTo: '/categories',
        actions: <ViewLink href={category.full_url} />,
      })}
    >
      {(category) => (
        <>
          <CategoryFields id={category.id} />
          <RemoveButton category={category} />
        </>
      )}
    </EditForm>
  );
}

function RemoveButton({ category }: { readonly category: ManagedCategory }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const mayRemove = useMay('categories', 'delete');
  const { data } = useCategoryTree();
  const [isAsking, setIsAsking] = useState(false);
  if (!mayRemove || !data) return null;
  return (
    <>
      <Button
        color="error"
        startIcon={<RemoveIcon />}
        onClick={() => setIsAsking(true)}
        sx={{ mt: 2 }}
      >
        {translate('app.categories.remove')}
      </Button>
      {isAsking && (
        <RemoveCategoryDialog
          category={category}
          all={data.categories}
          onClose={() => setIsAsking(false)}
          onRemoved={() => redirect('list', 'categories')}
        />
      )}
    </>
  );
}
