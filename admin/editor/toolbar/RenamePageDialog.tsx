import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { TitleFields, type Titles } from './TitleFields.tsx';

/** The name of the open page: part of its draft, with the others' undo. */
export function RenamePageDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const translate = useTranslate();
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="rename-page">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogTitle id="rename-page">{t('page.rename')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            <TitleFields value={value} onChange={setValue} />
            <Typography variant="body2" color="textSecondary">
              {t('page.rename_help', { path: `/${name}` })}
            </Typography>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.action.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('page.rename_done')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
