import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { InputAdornment, TextField } from '@mui/material';
import { isFreeName, isPageName } from '@talad/elements/page/page-name';
import type { PageTitles } from '@talad/elements/page/page';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { useText, type EditorKey } from '../use-text.ts';
import { addressOf } from './page-address.ts';
import type { Titles } from './TitleFields.tsx';
import { TitlesDialog } from './TitlesDialog.tsx';

interface CreatePageDialogProps {
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onCreate: (name: string, title: string, titles: PageTitles) => Promise<void>;
}

export function CreatePageDialog({ taken, onClose, onCreate }: CreatePageDialogProps) {
  const t = useText();
  const failed = useFailureNotice();
  const [titles, setTitles] = useState<Titles>({ th: '', en: '' });
  const [typed, setTyped] = useState<string | null>(null);
  // Until it is typed, the address follows the English name.
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
    <TitlesDialog
      id="create-page"
      heading={t('page.new_title')}
      value={titles}
      onChange={setTitles}
      onClose={onClose}
      onSubmit={mutate}
      submit={{
        label: t('page.create'),
        loading: isPending,
        disabled: name === '' || problem !== null,
      }}
    >
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
        onChange={({ target }) => setTyped(target.value.toLowerCase().replaceAll(/[\s/]+/g, '-'))}
      />
    </TitlesDialog>
  );
}

function problemOf(name: string, taken: readonly string[]): EditorKey | null {
  if (taken.includes(name)) return 'page.name_taken';
  if (!isPageName(name)) return 'page.name_bad';
  return isFreeName(name) ? null : 'page.name_system';
}
