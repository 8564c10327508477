import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { BothTexts } from '../../../forms/BothTexts.tsx';
import { Section } from '../../../layout/Section.tsx';

/** Name and description, each in both languages. */
export function TextSection() {
  const translate = useTranslate();
  return (
    <Section title={translate('app.products.section.text')}>
      <Stack sx={{ gap: 2.5, pt: 0.75 }}>
        <BothTexts source="titles" required />
        <BothTexts source="descriptions" isRich />
      </Stack>
    </Section>
  );
}
