import { useState } from 'react';
import { useGetList, useRedirect, useTranslate } from 'react-admin';
import { Autocomplete, Button, TextField, Typography } from '@mui/material';
import MergeIcon from '@mui/icons-material/MergeOutlined';
import type { ManagedTag } from '../../../storefront-host/modules/catalog/tags/manage-tags.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useLang } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import { titleOf } from '../products/product-title.ts';

const SHOWN = 20;

/** Merges two tags with the same meaning into one. */
export function MergeButton({ tag }: { readonly tag: ManagedTag }) {
  const translate = useTranslate();
  const mayWrite = useMay('tags', 'write');
  const [isAsking, setIsAsking] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button startIcon={<MergeIcon />} onClick={() => setIsAsking(true)} sx={{ mt: 2, mr: 1 }}>
        {translate('app.tags.merge')}
      </Button>
      {isAsking && <MergeDialog tag={tag} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface MergeDialogProps {
  readonly tag: ManagedTag;
  readonly onClose: () => void;
}

function MergeDialog({ tag, onClose }: MergeDialogProps) {
  const { id, revision, product_count: products } = tag;
  const translate = useTranslate();
  const lang = useLang();
  const redirect = useRedirect();
  const [q, setQ] = useState('');
  const [goal, setGoal] = useState<ManagedTag | null>(null);
  const { data = [], isFetching } = useGetList<ManagedTag>('tags', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'title', order: 'ASC' },
    filter: q ? { q } : {},
  });
  const merge = useAction(() => redirect('edit', 'tags', goal?.id));
  return (
    <FormDialog
      title={translate('app.tags.merge_title', { title: titleOf(tag, lang) })}
      submit={translate('app.tags.merge')}
      isPending={merge.isPending}
      onSubmit={() => {
        if (!goal) return;
        merge.mutate({
          run: ({ mergeTag }) => mergeTag(id, { revision, into: goal.id }),
          done: 'app.tags.merged',
        });
      }}
      onClose={onClose}
    >
      <Typography>{translate('app.tags.merge_text', { smart_count: products })}</Typography>
      <Autocomplete
        options={data.filter((one) => one.id !== id)}
        value={goal}
        loading={isFetching}
        getOptionKey={(one) => one.id}
        getOptionLabel={(one) => titleOf(one, lang)}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        // Disable filtering here, because the server has already searched.
        filterOptions={(all) => all}
        noOptionsText={translate('app.tags.none_title')}
        loadingText={translate('app.state.loading')}
        onInputChange={(_event, typed, reason) => setQ(reason === 'input' ? typed : '')}
        onChange={(_event, chosen) => setGoal(chosen)}
        renderInput={(input) => (
          <TextField
            {...input}
            required
            label={translate('app.tags.merge_into')}
            sx={{ mt: 0.75 }}
          />
        )}
      />
    </FormDialog>
  );
}
