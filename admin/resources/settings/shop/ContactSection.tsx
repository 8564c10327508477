import { BooleanInput, useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { Section } from '../../../layout/Section.tsx';
import { BothLanguages } from '../BothLanguages.tsx';
import { Columns } from '../Columns.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TextLine } from '../TextLine.tsx';

const socials = ['line', 'facebook', 'instagram', 'tiktok', 'youtube', 'x', 'gplus'] as const;

/** Form of the contact details that customers see. */
export function ContactSection() {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('app.settings.address')}>
        <Stack sx={{ gap: 1.5, pt: 0.75 }}>
          <BothLanguages source="address" maxLength={500} rows={3} />
          <PlaceFields />
        </Stack>
      </Section>
      <Section title={translate('app.settings.reach')}>
        <Stack sx={{ gap: 1.5, pt: 0.75 }}>
          <Columns>
            <TextLine source="mobile" type="tel" />
            <TextLine source="tel" type="tel" />
            <TextLine source="email" type="email" />
            <TextLine source="map_url" type="url" />
          </Columns>
          <BooleanInput
            source="allow_direct_url"
            label={translate('app.settings.allow_direct_url')}
            helperText={false}
          />
        </Stack>
      </Section>
      <Section title={translate('app.settings.socials')}>
        <Columns>
          {socials.map((name) => (
            <TextLine key={name} source={`socials.${name}`} />
          ))}
        </Columns>
      </Section>
    </>
  );
}
