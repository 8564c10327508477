import { TextInput, useTranslate } from 'react-admin';
import { Box } from '@mui/material';

interface BothLanguagesProps {
  /** `title` has `title.th` and `title.en`. */
  readonly source: 'title' | 'slogan' | 'description' | 'address' | 'holiday.message';
  readonly maxLength: number;
  readonly rows?: number;
}

const asTyped = (value: string): string => value;

/** One text in Thai and English side by side, one below the other on phones. */
export function BothLanguages({ source, maxLength, rows }: BothLanguagesProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {(['th', 'en'] as const).map((lang) => (
        <TextInput
          key={lang}
          source={`${source}.${lang}`}
          label={translate(`app.settings.${source.replace('.', '_')}_${lang}`)}
          parse={asTyped}
          helperText={false}
          fullWidth
          {...(rows !== undefined && { multiline: true, rows })}
          slotProps={{ htmlInput: { maxLength, lang } }}
        />
      ))}
    </Box>
  );
}
