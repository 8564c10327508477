import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import type {
  ManagedMedia,
  MediaDetail,
} from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { TagChips } from '../../forms/TagChips.tsx';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useActOnRows } from '../../layout/lists/use-act-on-rows.tsx';
import { useMediaTags } from '../../media/use-media-tags.ts';

export interface SelectedMediaProps {
  readonly chosen: readonly ManagedMedia[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const NONE: readonly string[] = [];

/** Tags are the library's folders: replacing one tag by another moves pictures (decision 190). */
export function TagSelectedMedia({ chosen, onDone, onClose }: SelectedMediaProps) {
  const translate = useTranslate();
  const suggested = useMediaTags().map(({ name }) => name);
  const [add, setAdd] = useState(NONE);
  const [remove, setRemove] = useState(NONE);
  const theirs = [...new Set(chosen.flatMap(({ tags }) => tags))];
  const tagsOf = ({ tags }: ManagedMedia) => [
    ...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add]),
  ];
  const change = useActOnRows<ManagedMedia, MediaDetail>(
    {
      run: ({ tagPicture }, one) => tagPicture(one.id, one.revision, tagsOf(one)),
      undo: ({ tagPicture }, one, { revision }) => tagPicture(one.id, revision, one.tags),
    },
    onDone,
  );
  const changed = chosen.filter((one) => tagsOf(one).join('\n') !== one.tags.join('\n'));
  return (
    <FormDialog
      title={translate('app.media.change_tags')}
      submit={translate('app.action.save')}
      isPending={change.isPending}
      onSubmit={() =>
        changed.length === 0 ? onClose() : change.mutate({ records: changed, text: '' })
      }
      onClose={onClose}
    >
      <Typography color="textSecondary">{translate('app.media.change_tags_text')}</Typography>
      <TagChips
        label={translate('app.media.add_tags')}
        help={translate('app.orders.tags_help')}
        tags={add}
        suggested={suggested}
        onChange={setAdd}
      />
      <TagChips
        label={translate('app.media.take_tags')}
        help={translate('app.media.take_tags_help')}
        tags={remove}
        suggested={theirs}
        onChange={setRemove}
      />
    </FormDialog>
  );
}
