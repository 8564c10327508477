import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { PageTitles } from '@talad/elements/page/page';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { AddressField, addressProblem } from '../pages/AddressField.tsx';
import { TemplateChoice, useFirstTheme, type PageStart } from '../pages/TemplateChoice.tsx';
import { useText } from '../use-text.ts';
import { addressOf } from './page-address.ts';
import type { Titles } from './TitleFields.tsx';
import { TitlesDialog } from './TitlesDialog.tsx';

interface CreatePageDialogProps {
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onCreate: (
    name: string,
    title: string,
    titles: PageTitles,
    start: PageStart,
  ) => Promise<void>;
}

export function CreatePageDialog({ taken, onClose, onCreate }: CreatePageDialogProps) {
  const t = useText();
  const failed = useFailureNotice();
  const [titles, setTitles] = useState<Titles>({ th: '', en: '' });
  const [typed, setTyped] = useState<string | null>(null);
  const [start, setStart] = useState<PageStart>(null);
  const [theme, setTheme] = useState(useFirstTheme());
  // Until it is typed, the address follows the English name.
  const name = typed ?? addressOf(titles.en);
  const problem = addressProblem(name, taken);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const th = titles.th.trim();
      const en = titles.en.trim();
      return onCreate(name, th || en || name, th && en ? { en } : {}, start);
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
      <AddressField value={name} problem={problem} onChange={setTyped} />
      <TemplateChoice
        theme={theme}
        value={start}
        onTheme={(next) => {
          setTheme(next);
          setStart(null);
        }}
        onChange={setStart}
      />
    </TitlesDialog>
  );
}
