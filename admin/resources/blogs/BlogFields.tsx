import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import { BothTexts } from '../../forms/BothTexts.tsx';
import { ImageInput } from '../../forms/ImageInput.tsx';
import { Section } from '../../layout/Section.tsx';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import { BlogTags } from './BlogTags.tsx';
import { CoverText } from './CoverText.tsx';
import { PublicationSection } from './PublicationSection.tsx';

/**
 * Shows all fields of a post in two columns. A phone has one: text, picture, publication, then
 * details.
 */
const column = { display: { xs: 'contents', md: 'flex' }, gap: 2 };

interface BlogFieldsProps {
  readonly isNew?: boolean;
  readonly details?: ReactNode;
  /** Content below the details. */
  readonly more?: ReactNode;
}

/** All fields of a post. */
export function BlogFields({ isNew = false, details, more }: BlogFieldsProps) {
  const translate = useTranslate();
  return (
    <TwoColumns>
      <Stack sx={column}>
        <Section title={translate('app.blogs.text')}>
          <Stack sx={{ gap: 2.5, pt: 0.75 }}>
            <BothTexts source="titles" required autoFocus={isNew} />
            <BothTexts source="bodies" isRich />
            <BothTexts source="summaries" rows={2} help={translate('app.blogs.summary_help')} />
          </Stack>
        </Section>
        <Box sx={{ order: { xs: 1 } }}>
          <Section title={translate('app.blogs.details')}>
            <Stack sx={{ gap: 2.5, pt: 0.75 }}>
              <BlogTags />
              <BothTexts source="authors" help={translate('app.blogs.author_help')} />
              {details}
            </Stack>
          </Section>
        </Box>
      </Stack>
      <Stack sx={column}>
        <Section title={translate('resources.blogs.fields.image')}>
          <ImageInput help={translate('app.blogs.image_help')} />
          <CoverText />
        </Section>
        <PublicationSection />
        {more && <Box sx={{ order: { xs: 2 } }}>{more}</Box>}
      </Stack>
    </TwoColumns>
  );
}
