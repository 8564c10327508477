import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormControlLabel, Switch, Typography } from '@mui/material';
import { Section } from '../../layout/Section.tsx';
import { useAction } from '../../layout/use-action.ts';

/** The rule also holds for the owner who sets it. */
export function SecondFactorSection({ required }: { readonly required: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const { mutate, isPending } = useAction();
  return (
    <Section title={translate('app.staff.second_title')}>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={translate('app.staff.second_label')}
        control={
          <Switch
            checked={required}
            disabled={isPending}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(_event, isOn) =>
              mutate({
                run: (provider) => provider.requireSecondFactor(isOn),
                done: `app.staff.second_${isOn ? 'on' : 'off'}`,
              })
            }
          />
        }
      />
      <Typography variant="caption" component="div" id={id} color="textSecondary">
        {translate('app.staff.second_text')}
      </Typography>
    </Section>
  );
}
