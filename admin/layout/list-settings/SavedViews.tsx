import { useState } from 'react';
import { useTranslate, type SortPayload } from 'react-admin';
import { Chip, Stack } from '@mui/material';
import AddIcon from '@mui/icons-material/BookmarkAddOutlined';
import RemoveIcon from '@mui/icons-material/BookmarkRemoveOutlined';
import type { SavedView } from '../../../storefront-host/modules/back-office/list-settings/list-settings.contract.ts';
import { useUndoable } from '../undo/use-undoable.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useListSetting, useShownView } from './use-list-setting.ts';

interface SavedViewsProps {
  readonly list: string;
  /** The list's default sort. */
  readonly sort: SortPayload;
}

/** Opens views of a list with one press; a filter without a view can be saved as one. */
export function SavedViews({ list, sort }: SavedViewsProps) {
  const translate = useTranslate();
  const { views } = useListSetting(list);
  const { isShown, show, ...shown } = useShownView();
  const [isSaving, setIsSaving] = useState(false);
  const whole = { filter: {}, sort };
  const current = views.find(isShown);
  const isNew = !current && !isShown(whole);
  if (views.length === 0 && !isNew) return null;
  return (
    <Stack
      role="group"
      aria-label={translate('app.views.title')}
      direction="row"
      sx={{ gap: 1, px: 1.5, pb: 1.5, flexWrap: 'wrap' }}
    >
      {views.length > 0 && (
        <ViewChip
          name={translate('app.views.all')}
          isCurrent={isShown(whole)}
          onPress={() => show(whole)}
        />
      )}
      {views.map((view) => (
        <ViewChip
          key={view.name}
          name={view.name}
          isCurrent={view === current}
          onPress={() => show(view)}
        />
      ))}
      {isNew && (
        <Chip
          component="button"
          clickable
          variant="outlined"
          icon={<AddIcon />}
          label={translate('app.views.save')}
          onClick={() => setIsSaving(true)}
          sx={{ borderStyle: 'dashed' }}
        />
      )}
      {current && <RemoveView list={list} view={current} />}
      {isSaving && <SaveViewDialog list={list} shown={shown} onClose={() => setIsSaving(false)} />}
    </Stack>
  );
}

interface ViewChipProps {
  readonly name: string;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
}

function ViewChip({ name, isCurrent, onPress }: ViewChipProps) {
  return (
    <Chip
      component="button"
      clickable
      aria-pressed={isCurrent}
      variant={isCurrent ? 'filled' : 'outlined'}
      color={isCurrent ? 'primary' : 'default'}
      label={name}
      onClick={onPress}
    />
  );
}

interface RemoveViewProps {
  readonly list: string;
  readonly view: SavedView;
}

function RemoveView({ list, view }: RemoveViewProps) {
  const translate = useTranslate();
  const remove = useUndoable({
    run: (provider) => provider.removeView(list, view.name),
    done: 'app.views.removed',
    undo: (provider) => provider.saveView(list, view),
    undone: 'app.views.restored',
  });
  return (
    <Chip
      component="button"
      clickable
      variant="outlined"
      icon={<RemoveIcon />}
      label={translate('app.views.remove')}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
      sx={{ borderStyle: 'dashed' }}
    />
  );
}
