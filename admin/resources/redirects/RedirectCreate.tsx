import { useTranslate } from 'react-admin';
import { Box } from '@mui/material';
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
      <Box sx={{ maxWidth: 760, mx: 'auto' }}>
        <RedirectFields isNew />
      </Box>
    </CreateForm>
  );
}
