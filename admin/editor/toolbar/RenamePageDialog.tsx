import { useState } from 'react';
import { Typography } from '@mui/material';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import type { Titles } from './TitleFields.tsx';
import { TitlesDialog } from './TitlesDialog.tsx';

/** The name of the open page, which is part of its draft and can be undone like other changes. */
export function RenamePageDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { store, page: name } = useEditorPlace().session;
  const { title, titles } = store.get().doc.page;
  const [value, setValue] = useState<Titles>({ th: title, en: titles?.en ?? '' });
  const save = (): void => {
    const th = value.th.trim() || value.en.trim() || name;
    const en = value.en.trim();
    if (th !== title) store.commit({ op: 'setTitle', value: th });
    if (en !== (titles?.en ?? '')) store.commit({ op: 'setTitle', value: en, lang: 'en' });
    onClose();
  };
  return (
    <TitlesDialog
      id="rename-page"
      heading={t('page.rename')}
      value={value}
      onChange={setValue}
      onClose={onClose}
      onSubmit={save}
      submit={{ label: t('page.rename_done') }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('page.rename_help', { path: `/${name}` })}
      </Typography>
    </TitlesDialog>
  );
}
