import { useTranslate } from 'react-admin';
import { Link, Stack, Typography } from '@mui/material';
import { entryForms } from '@talad/elements/commerce/forms/entry-form';
import { formatPhone } from '@talad/elements/locales/format-phone';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { Section } from '../../layout/Section.tsx';

/** Shows all fields that the visitor filled in. */
export function MessageFields({ message }: { readonly message: Message }) {
  const translate = useTranslate();
  const { data, form, about } = message;
  return (
    <Section title={about ? about.title : translate('app.messages.content')}>
      <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
        {entryForms[form].map(({ name }) =>
          data[name] ? (
            <div key={name}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {translate(`app.messages.field.${name}`)}
              </Typography>
              <Typography
                component="dd"
                sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                <FieldValue name={name} value={data[name]} />
              </Typography>
            </div>
          ) : null,
        )}
      </Stack>
    </Section>
  );
}

function FieldValue({ name, value }: { readonly name: string; readonly value: string }) {
  if (name === 'email') return <Link href={`mailto:${value}`}>{value}</Link>;
  if (name === 'phone') return <Link href={`tel:${value}`}>{formatPhone(value)}</Link>;
  return <>{value}</>;
}
