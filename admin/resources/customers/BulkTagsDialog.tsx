import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { CustomerScope } from '../../providers/customer-calls.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { TagsField } from './TagsField.tsx';

interface BulkTagsDialogProps {
  readonly scope: CustomerScope;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function BulkTagsDialog({ scope, onDone, onClose }: BulkTagsDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const provider = useDataProvider<TaladDataProvider>();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.tagCustomers(scope, { add, remove }),
    onSuccess: ({ changed, full }) => {
      onDone();
      notify(full > 0 ? 'app.customers.tagged_some' : 'app.customers.tagged', {
        type: full > 0 ? 'warning' : 'success',
        messageArgs: { smart_count: changed, full },
      });
    },
    onError: (error) => failed(error),
    // Also of a change that stopped in the middle.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <FormDialog
      title={translate('app.customers.bulk_tags')}
      submit={translate('app.action.save')}
      isPending={isPending}
      onSubmit={() => (add.length + remove.length === 0 ? onClose() : mutate())}
      onClose={onClose}
    >
      <Typography color="textSecondary">{translate('app.customers.bulk_tags_text')}</Typography>
      <TagsField label={translate('app.customers.add_tags')} tags={add} onChange={setAdd} />
      <TagsField
        label={translate('app.customers.remove_tags')}
        tags={remove}
        onChange={setRemove}
      />
    </FormDialog>
  );
}
