import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { Field } from '../../forms/Field.tsx';
import { Section } from '../../layout/Section.tsx';

export function RedirectFields({ isNew = false }: { readonly isNew?: boolean }) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.redirects.addresses')}>
      <Stack sx={{ gap: 2, pt: 0.75 }}>
        <Field source="from" autoFocus={isNew} help={translate('app.redirects.from_help')} />
        <Field source="to" help={translate('app.redirects.to_help')} />
      </Stack>
    </Section>
  );
}
