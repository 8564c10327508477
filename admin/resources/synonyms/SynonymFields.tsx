import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { Stack } from '@mui/material';
import { TagChips } from '../../forms/TagChips.tsx';
import { Section } from '../../layout/Section.tsx';

interface Terms {
  terms: readonly string[];
}

export function SynonymFields() {
  const translate = useTranslate();
  const { field, fieldState } = useController<Terms, 'terms'>({ name: 'terms' });
  return (
    <Section title={translate('app.synonyms.words')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <TagChips
          label={translate('resources.synonyms.fields.terms')}
          help={fieldState.error?.message ?? translate('app.synonyms.help')}
          tags={field.value}
          suggested={[]}
          disabled={field.disabled === true}
          onChange={(terms) => field.onChange([...terms])}
        />
      </Stack>
    </Section>
  );
}
