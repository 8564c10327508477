import { TextInput, useTranslate } from 'react-admin';
import { Columns } from './Columns.tsx';
import { labelOfField } from './topics.ts';

interface BothLanguagesProps {
  /** `title` has `title.th` and `title.en`. */
  readonly source:
    | 'title'
    | 'slogan'
    | 'description'
    | 'address'
    | 'holiday.message'
    | 'search.title'
    | 'search.description';
  readonly maxLength: number;
  readonly rows?: number;
}

const asTyped = (value: string): string => value;

/** One text in Thai and English. */
export function BothLanguages({ source, maxLength, rows }: BothLanguagesProps) {
  const translate = useTranslate();
  return (
    <Columns>
      {(['th', 'en'] as const).map((lang) => (
        <TextInput
          key={lang}
          source={`${source}.${lang}`}
          label={translate(labelOfField(`${source}.${lang}`))}
          parse={asTyped}
          helperText={false}
          fullWidth
          {...(rows !== undefined && { multiline: true, rows })}
          slotProps={{ htmlInput: { maxLength, lang } }}
        />
      ))}
    </Columns>
  );
}
