import {
  RedirectUpdate,
  type Redirect,
} from '../../../storefront-host/modules/content/redirects/redirects.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { RemoveAtOnce } from '../../layout/undo/RemoveAtOnce.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { RedirectFields } from './RedirectFields.tsx';

export function RedirectEdit() {
  const mayRemove = useMay('redirects', 'delete');
  return (
    <EditForm<Redirect>
      contract={RedirectUpdate}
      saved="app.redirects.saved"
      header={({ from }) => ({ title: from, backTo: '/redirects' })}
    >
      {(record) => (
        <>
          <RedirectFields />
          {mayRemove && (
            <RemoveAtOnce
              name="redirects"
              run={({ removeRedirect }) => removeRedirect(record.id)}
              undo={({ restoreRedirect }) => restoreRedirect(record.id)}
              sx={{ mt: 1.5 }}
            />
          )}
        </>
      )}
    </EditForm>
  );
}
