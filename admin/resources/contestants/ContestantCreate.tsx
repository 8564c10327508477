import { useTranslate } from 'react-admin';
import { ContestantCreate as Contract } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { ContestantFields } from './ContestantFields.tsx';

export function ContestantCreate() {
  const translate = useTranslate();
  const { base_language: lang } = usePlace().shop;
  return (
    <CreateForm
      contract={Contract}
      rule={titleRule(lang)}
      saved="app.contestants.created"
      next="list"
      defaults={{
        titles: { th: '', en: '' },
        summaries: { th: '', en: '' },
        link: '',
        image: null,
      }}
      header={{ title: translate('app.contestants.new'), backTo: '/contestants' }}
    >
      <ContestantFields isNew />
    </CreateForm>
  );
}
