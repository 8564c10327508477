import { BooleanInput, useTranslate } from 'react-admin';
import { Stack, Typography } from '@mui/material';
import { Section } from '../../../layout/Section.tsx';
import { BothLanguages } from '../BothLanguages.tsx';
import { PictureChoice } from '../shop/PictureChoice.tsx';

/** Sets how the shop looks in search engines and shared links. */
export function SearchSection() {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('app.settings.search_engines')}>
        <Stack sx={{ gap: 1.5, pt: 0.75 }}>
          <BooleanInput
            source="search.listed"
            label={translate('app.settings.search_listed')}
            helperText={translate('app.settings.search_listed_help')}
          />
          <BothLanguages source="search.title" maxLength={70} />
          <BothLanguages source="search.description" maxLength={200} rows={3} />
          <Typography variant="body2" color="textSecondary">
            {translate('app.settings.search_empty')}
          </Typography>
        </Stack>
      </Section>
      <Section title={translate('app.settings.sharing')}>
        <PictureChoice source="share_picture" />
      </Section>
    </>
  );
}
