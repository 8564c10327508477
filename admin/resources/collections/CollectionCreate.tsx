import { useTranslate } from 'react-admin';
import { CollectionCreate as Contract } from '../../../storefront-host/modules/catalog/collections/manage-collections.contract.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { collectionRule } from './collection-form.ts';
import { CollectionFields } from './CollectionFields.tsx';

const defaults = {
  titles: { th: '', en: '' },
  summaries: { th: '', en: '' },
  image: null,
  is_published: true,
  rule: null,
  product_ids: [],
};

export function CollectionCreate() {
  const translate = useTranslate();
  const { base_language: lang } = usePlace().shop;
  return (
    <CreateForm
      isWide
      contract={Contract}
      rule={collectionRule(lang)}
      saved="app.collections.created"
      defaults={defaults}
      header={{ title: translate('app.collections.new'), backTo: '/collections' }}
    >
      <CollectionFields isNew />
    </CreateForm>
  );
}
