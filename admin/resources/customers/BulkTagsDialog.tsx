import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { UNDO_MS, UndoNotice } from '../../layout/undo/UndoNotice.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { CustomerScope } from '../../providers/calls/customer-calls.ts';
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
    onSuccess: ({ changed, full, changes }) => {
      onDone();
      const counted = { smart_count: changed, full };
      const text = full > 0 ? 'app.customers.tagged_some' : 'app.customers.tagged';
      if (changed > 0) {
        const notice = (
          <UndoNotice
            text={translate(text, counted)}
            undo={(again) => again.undoTags(changes)}
            undone="app.customers.tags_undone"
          />
        );
        notify(notice, { autoHideDuration: UNDO_MS });
        return;
      }
      notify(text, { type: full > 0 ? 'warning' : 'success', messageArgs: counted });
    },
    onError: (error) => failed(error),
    // Offer the undo also for a change that stopped in the middle.
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
