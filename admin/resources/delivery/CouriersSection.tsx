import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Autocomplete, Box, TextField } from '@mui/material';
import { Section } from '../../layout/Section.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Chooses the couriers that parcels offer, in this order: the first one is suggested. */
export function CouriersSection() {
  const translate = useTranslate();
  const { couriers } = useDataProvider<TaladDataProvider>();
  const { data: offered = [] } = useQuery({
    queryKey: ['couriers', 'all'],
    queryFn: ({ signal }) => couriers({ all: true }, signal),
  });
  const { field } = useController({ name: 'couriers' });
  const codes = field.value as readonly string[];
  return (
    <Section title={translate('app.delivery.couriers')}>
      <Box sx={{ pt: 0.75 }}>
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={offered}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.code === other.code}
          value={codes.flatMap((code) => offered.find((one) => one.code === code) ?? [])}
          onChange={(_event, chosen) => field.onChange(chosen.map(({ code }) => code))}
          renderInput={(params) => (
            <TextField
              {...params}
              label={translate('app.delivery.couriers_used')}
              helperText={translate('app.delivery.couriers_help')}
            />
          )}
        />
      </Box>
    </Section>
  );
}
