import { useTranslate } from 'react-admin';
import { Box } from '@mui/material';
import { usePlace } from '../layout/ShopContext.tsx';
import { Field } from './Field.tsx';

interface BothLanguagesProps {
  /** `titles` has `titles.th` and `titles.en`, each with a label of that name. */
  readonly source: string;
  /** Required in the shop's own language; the other language falls back to it. */
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly rows?: number;
}

/** A text in both languages side by side, the shop's own first; stacked on phones. */
export function BothLanguages(props: BothLanguagesProps) {
  const { source, required = false, autoFocus = false, rows } = props;
  const translate = useTranslate();
  const { base_language: own } = usePlace().shop;
  const langs = own === 'th' ? (['th', 'en'] as const) : (['en', 'th'] as const);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {langs.map((lang) => (
        <Field
          key={lang}
          source={`${source}.${lang}`}
          required={required && lang === own}
          autoFocus={autoFocus && lang === own}
          {...(rows !== undefined && { rows })}
          {...(lang !== own && required && { help: translate('app.form.falls_back') })}
        />
      ))}
    </Box>
  );
}
