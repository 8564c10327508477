import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { BothLanguages } from '../../forms/BothLanguages.tsx';
import { ImageInput } from '../../forms/ImageInput.tsx';
import { Section } from '../../layout/Section.tsx';

export function BrandFields({ isNew = false }: { readonly isNew?: boolean }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.brands.details')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <BothLanguages source="titles" required autoFocus={isNew} />
        <ImageInput help={translate('app.brands.image_help')} />
      </Stack>
    </Section>
  );
}
