import { useTranslate } from 'react-admin';
import {
  SynonymCreate as CreateContract,
  SynonymUpdate,
  type Synonym,
} from '../../../storefront-host/modules/catalog/search/synonyms/synonyms.contract.ts';
import { CreateForm, EditForm } from '../../forms/ResourceForm.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { RemoveAtOnce } from '../../layout/undo/RemoveAtOnce.tsx';
import { useMissedKeyword } from '../missed-searches/use-missed-keyword.ts';
import { SynonymFields } from './SynonymFields.tsx';

export function SynonymCreate() {
  const translate = useTranslate();
  const missed = useMissedKeyword();
  return (
    <CreateForm
      contract={CreateContract}
      saved="app.synonyms.created"
      next="list"
      defaults={{ terms: missed === undefined ? [] : [missed] }}
      header={{ title: translate('app.synonyms.new'), backTo: '/synonyms' }}
    >
      <SynonymFields />
    </CreateForm>
  );
}

export function SynonymEdit() {
  const mayRemove = useMay('synonyms', 'delete');
  return (
    <EditForm<Synonym>
      contract={SynonymUpdate}
      saved="app.synonyms.saved"
      header={({ terms }) => ({ title: terms.join(', '), backTo: '/synonyms' })}
    >
      {(record) => (
        <>
          <SynonymFields />
          {mayRemove && (
            <RemoveAtOnce
              name="synonyms"
              run={({ removeSynonym }) => removeSynonym(record.id)}
              undo={({ restoreSynonym }) => restoreSynonym(record.id)}
              sx={{ mt: 1.5 }}
            />
          )}
        </>
      )}
    </EditForm>
  );
}
