import { useTranslate } from 'react-admin';
import { RedirectCreate as Contract } from '../../../storefront-host/modules/content/redirects/redirects.contract.ts';
import { CreateForm } from '../../forms/ResourceForm.tsx';
import { RedirectFields } from './RedirectFields.tsx';

export function RedirectCreate() {
  const translate = useTranslate();
  return (
    <CreateForm
      contract={Contract}
      saved="app.redirects.created"
      next="list"
      defaults={{ from: '', to: '' }}
      header={{ title: translate('app.redirects.new'), backTo: '/redirects' }}
    >
      <RedirectFields isNew />
    </CreateForm>
  );
}
