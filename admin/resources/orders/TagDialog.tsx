import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { TagsInput } from './TagsInput.tsx';

/** Maximum number of orders in one request. */
const AT_ONCE = 100;

interface TagDialogProps {
  readonly ids: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Adds tags to the selected orders. */
export function TagDialog({ ids, onDone, onClose }: TagDialogProps) {
  const translate = useTranslate();
  const [tags, setTags] = useState<readonly string[]>([]);
  const { mutate, isPending } = useAction(onDone);
  const save = () => {
    if (tags.length === 0) return;
    mutate({
      async run(provider) {
        for (let from = 0; from < ids.length; from += AT_ONCE) {
          await provider.tagOrders({ ids: ids.slice(from, from + AT_ONCE), add: [...tags] });
        }
      },
      done: 'app.orders.tag_selected_done',
      args: { smart_count: ids.length },
    });
  };
  return (
    <FormDialog
      title={translate('app.orders.tag_selected_title', { smart_count: ids.length })}
      submit={translate('app.orders.tag_selected')}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TagsInput tags={tags} onChange={setTags} />
    </FormDialog>
  );
}
