import { useController } from 'react-hook-form';
import { Autocomplete, TextField } from '@mui/material';
import { provinceChoices } from '@talad/elements/locales/provinces';
import { useLang } from '../layout/formats.ts';

interface ProvincesInputProps {
  readonly source: string;
  readonly label: string;
  readonly help: string;
}

/** Provinces by their TIS 1099 numbers. */
export function ProvincesInput({ source, label, help }: ProvincesInputProps) {
  const { field, fieldState } = useController({ name: source });
  const provinces = field.value as readonly number[];
  const choices = provinceChoices(useLang());
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={choices}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={choices.filter(({ id }) => provinces.includes(id))}
      onChange={(_event, chosen) => field.onChange(chosen.map(({ id }) => id))}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={help} error={fieldState.invalid} />
      )}
    />
  );
}
