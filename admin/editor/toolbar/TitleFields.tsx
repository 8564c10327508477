import { TextField } from '@mui/material';
import { useText } from '../use-text.ts';

export interface Titles {
  readonly th: string;
  readonly en: string;
}

interface TitleFieldsProps {
  readonly value: Titles;
  readonly onChange: (value: Titles) => void;
}

/** The server's own limit. */
const MAX = 200;

/** A page's name in both languages; if one is empty visitors see the other. */
export function TitleFields({ value, onChange }: TitleFieldsProps) {
  const t = useText();
  return (
    <>
      {(['th', 'en'] as const).map((lang) => (
        <TextField
          key={lang}
          autoFocus={lang === 'th'}
          label={t(`page.heading_${lang}`)}
          value={value[lang]}
          slotProps={{ htmlInput: { lang, maxLength: MAX } }}
          onChange={({ target }) => onChange({ ...value, [lang]: target.value })}
        />
      ))}
    </>
  );
}
