import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { CategoryCreate as Contract } from '../../../storefront-host/modules/catalog/categories/manage-categories.contract.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { CategoryFields } from './CategoryFields.tsx';

/** Creates a category, below `?parent=` if the tree's menu set it. */
export function CategoryCreate() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const { base_language: lang } = usePlace().shop;
  const parent = Number(query.get('parent'));
  return (
    <CreateForm
      contract={Contract}
      rule={titleRule(lang)}
      saved="app.categories.created"
      next="list"
      carriedFields={['parent_id']}
      defaults={{
        titles: { th: '', en: '' },
        descriptions: { th: '', en: '' },
        parent_id: parent > 0 ? parent : null,
        image: null,
      }}
      header={{ title: translate('app.categories.new'), backTo: '/categories' }}
    >
      <CategoryFields />
    </CreateForm>
  );
}
