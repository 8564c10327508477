import { useRedirect, useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import {
  RedirectUpdate,
  type Redirect,
} from '../../../storefront-host/modules/content/redirects/redirects.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { RemoveQuestion } from '../../layout/RemoveQuestion.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import { RedirectFields } from './RedirectFields.tsx';

export function RedirectEdit() {
  return (
    <EditForm<Redirect>
      contract={RedirectUpdate}
      saved="app.redirects.saved"
      header={({ from }) => ({ title: from, backTo: '/redirects' })}
    >
      {(record) => (
        <Box sx={{ maxWidth: 760, mx: 'auto' }}>
          <RedirectFields />
          <RemoveRedirect record={record} />
        </Box>
      )}
    </EditForm>
  );
}

function RemoveRedirect({ record }: { readonly record: Redirect }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const mayRemove = useMay('redirects', 'delete');
  const remove = useAction(() => redirect('list', 'redirects'));
  if (!mayRemove) return null;
  return (
    <RemoveQuestion
      label={translate('app.redirects.remove')}
      title={translate('app.redirects.remove_title', { from: record.from })}
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate({
          run: ({ removeRedirect }) => removeRedirect(record.id),
          done: 'app.redirects.removed',
        })
      }
    >
      <Typography>{translate('app.redirects.remove_text')}</Typography>
    </RemoveQuestion>
  );
}
