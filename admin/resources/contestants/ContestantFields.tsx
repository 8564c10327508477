import { useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { Field } from '../../forms/Field.tsx';
import { ImageInput } from '../../forms/ImageInput.tsx';
import { Section } from '../../layout/Section.tsx';

export function ContestantFields({ isNew = false }: { readonly isNew?: boolean }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.contestants.details')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <Box sx={{ maxWidth: { sm: 220 } }}>
          <Field source="number" required autoFocus={isNew} />
        </Box>
        <BothTexts source="titles" required />
        <BothTexts source="summaries" rows={3} />
        <Field source="link" help={translate('app.contestants.link_help')} />
        <ImageInput help={translate('app.contestants.image_help')} />
      </Stack>
    </Section>
  );
}
