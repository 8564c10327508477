import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Box, Stack } from '@mui/material';
import { Field } from '../../../forms/Field.tsx';
import { FoldSection } from '../../../forms/FoldSection.tsx';

const FIELDS = ['author', 'publisher', 'isbn', 'page_count', 'language', 'published_year'];

/** Fields that only books have. */
export function BookSection() {
  const translate = useTranslate();
  const known = useWatch({ name: ['author', 'publisher', 'isbn'] });
  return (
    <FoldSection
      title={translate('app.products.section.book')}
      summary={known.filter(Boolean).join(' · ')}
      fields={FIELDS}
    >
      <Stack sx={{ gap: 2 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <Field source="author" />
          <Field source="publisher" />
        </Stack>
        <Field source="isbn" help={translate('app.products.isbn_help')} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          <Field source="page_count" />
          <Field source="published_year" />
          <Field source="language" />
        </Box>
      </Stack>
    </FoldSection>
  );
}
