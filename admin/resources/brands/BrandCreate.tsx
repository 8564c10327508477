import { useTranslate } from 'react-admin';
import { BrandCreate as Contract } from '../../../storefront-host/modules/catalog/brands/manage-brands.contract.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { BrandFields } from './BrandFields.tsx';

export function BrandCreate() {
  const translate = useTranslate();
  const { base_language: lang } = usePlace().shop;
  return (
    <CreateForm
      contract={Contract}
      rule={titleRule(lang)}
      saved="app.brands.created"
      next="list"
      carriedFields={[]}
      defaults={{ titles: { th: '', en: '' }, image: null }}
      header={{ title: translate('app.brands.new'), backTo: '/brands' }}
    >
      <BrandFields isNew />
    </CreateForm>
  );
}
