import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Stack, TextField } from '@mui/material';
import { useController } from 'react-hook-form';
import { Field } from '../../forms/Field.tsx';
import { Section } from '../../layout/Section.tsx';
import { blogStates, stateOf, timeOf } from './blog-states.ts';

/**
 * Sets whether and from when readers see the post. Only the time decides between published and
 * scheduled.
 */
export function PublicationSection() {
  const translate = useTranslate();
  const [now] = useState(() => new Date());
  const { field } = useController<{ publish_at: string | null }, 'publish_at'>({
    name: 'publish_at',
  });
  const state = stateOf(field.value, now);
  return (
    <Section title={translate('app.blogs.publication')}>
      <Stack sx={{ gap: 1.5, pt: 0.75 }}>
        <TextField
          select
          fullWidth
          label={translate('resources.blogs.fields.state')}
          value={state}
          disabled={field.disabled === true}
          onChange={({ target }) => {
            const chosen = blogStates.find((one) => one === target.value);
            if (chosen) field.onChange(timeOf(chosen, now));
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {blogStates.map((id) => (
            <option key={id} value={id}>
              {translate(`app.blogs.choose.${id}`)}
            </option>
          ))}
        </TextField>
        {state !== 'draft' && (
          <Field source="publish_at" help={translate(`app.blogs.time_help.${state}`)} />
        )}
        <Field source="hilight" help={translate('app.blogs.hilight_help')} />
      </Stack>
    </Section>
  );
}
