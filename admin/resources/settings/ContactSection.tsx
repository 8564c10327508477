import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { Box, Stack } from '@mui/material';
import { Section } from '../../layout/Section.tsx';
import { BothLanguages } from './BothLanguages.tsx';

const asTyped = (value: string): string => value;
const socials = ['line', 'facebook', 'instagram', 'tiktok', 'youtube', 'x', 'gplus'] as const;

/** How customers reach the shop. */
export function ContactSection() {
  const translate = useTranslate();
  const columns = {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  };
  return (
    <div id="contact">
      <Section title={translate('app.settings.contact')}>
        <Stack sx={{ gap: 1.5, pt: 0.75 }}>
          <BothLanguages source="address" maxLength={500} rows={3} />
          <Box sx={columns}>
            <Line source="mobile" type="tel" />
            <Line source="tel" type="tel" />
            <Line source="email" type="email" />
            <Line source="map_url" type="url" />
          </Box>
          <Box sx={columns}>
            {socials.map((name) => (
              <Line key={name} source={`socials.${name}`} type="text" />
            ))}
          </Box>
          <BooleanInput
            source="allow_direct_url"
            label={translate('app.settings.allow_direct_url')}
            helperText={false}
          />
          <Line source="notify_email" type="email" hasHelp />
        </Stack>
      </Section>
    </div>
  );
}

interface LineProps {
  readonly source: string;
  readonly type: 'tel' | 'email' | 'url' | 'text';
  readonly hasHelp?: boolean;
}

function Line({ source, type, hasHelp = false }: LineProps) {
  const translate = useTranslate();
  const key = source.replace('.', '_');
  return (
    <TextInput
      source={source}
      type={type}
      label={translate(`app.settings.${key}`)}
      parse={asTyped}
      fullWidth
      helperText={hasHelp && translate(`app.settings.${key}_help`)}
      slotProps={{ htmlInput: { maxLength: 254 } }}
    />
  );
}
