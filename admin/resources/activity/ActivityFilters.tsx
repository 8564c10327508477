import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Box, MenuItem, Stack, TextField } from '@mui/material';
import type { ActivityPage } from '../../../storefront-host/modules/shops/audit-log/activity.contract.ts';
import type { ActivityFilter } from './use-activity.ts';

interface FiltersProps {
  readonly people: ActivityPage['people'];
  readonly kinds: ActivityPage['kinds'];
  readonly filter: ActivityFilter;
  readonly onChange: (filter: Record<string, string>) => void;
  /** Shown at the end of the row. */
  readonly children: ReactNode;
}

export function ActivityFilters({ people, kinds, filter, onChange, children }: FiltersProps) {
  const translate = useTranslate();
  const choose = (name: 'person' | 'kind', value: string) => {
    const { [name]: _old, ...others } = filter;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, p: 1.5, alignItems: 'center', '& > *': { maxWidth: { sm: 260 } } }}
    >
      <Choice
        label={translate('app.activity.person')}
        all={translate('app.activity.everybody')}
        value={filter.person}
        options={people.map(({ id, name }) => [id, name])}
        onChange={(value) => choose('person', value)}
      />
      <Choice
        label={translate('app.activity.kind')}
        all={translate('app.activity.everything')}
        value={filter.kind}
        options={kinds.map(({ kind, name }) => [kind, name])}
        onChange={(value) => choose('kind', value)}
      />
      <Box sx={{ ml: 'auto' }}>{children}</Box>
    </Stack>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** Label of the empty choice. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  // An address may name a person or a kind that is not on the list.
  const known = options.some(([one]) => one === value) ? value : '';
  return (
    <TextField
      select
      label={label}
      value={known}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
