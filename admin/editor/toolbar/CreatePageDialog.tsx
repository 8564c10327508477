import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputAdornment,
  TextField,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { isFreeName, isPageName } from '@talad/elements/page/page-name';
import type { PageTitles } from '@talad/elements/page/page';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { useText, type EditorKey } from '../use-text.ts';
import { addressOf } from './page-address.ts';
import { TitleFields, type Titles } from './TitleFields.tsx';

interface CreatePageDialogProps {
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onCreate: (name: string, title: string, titles: PageTitles) => Promise<void>;
}

export function CreatePageDialog({ taken, onClose, onCreate }: CreatePageDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const failed = useFailureNotice();
  const [titles, setTitles] = useState<Titles>({ th: '', en: '' });
  const [typed, setTyped] = useState<string | null>(null);
  // Until an address is typed it follows the English name.
  const name = typed ?? addressOf(titles.en);
  const problem = name === '' ? null : problemOf(name, taken);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const th = titles.th.trim();
      const en = titles.en.trim();
      return onCreate(name, th || en || name, th && en ? { en } : {});
    },
    onError: failed,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="create-page">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <DialogTitle id="create-page">{t('page.new_title')}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            <TitleFields value={titles} onChange={setTitles} />
            <TextField
              required
              label={t('page.name')}
              value={name}
              error={problem !== null}
              helperText={t(problem ?? 'page.name_help')}
              slotProps={{
                inputLabel: { shrink: true },
                input: { startAdornment: <InputAdornment position="start">/</InputAdornment> },
                htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 64 },
              }}
              onChange={({ target }) =>
                setTyped(target.value.toLowerCase().replaceAll(/[\s/]+/g, '-'))
              }
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            disabled={name === '' || problem !== null}
          >
            {t('page.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function problemOf(name: string, taken: readonly string[]): EditorKey | null {
  if (taken.includes(name)) return 'page.name_taken';
  if (!isPageName(name)) return 'page.name_bad';
  return isFreeName(name) ? null : 'page.name_system';
}
