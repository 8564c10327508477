import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Autocomplete, TextField } from '@mui/material';
import {
  MAX_TAG,
  MAX_TAGS,
} from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

interface TagsFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly tags: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

/** Tags of customers, which are typed or chosen from existing ones. */
export function TagsField({ label, help, tags, onChange }: TagsFieldProps) {
  const options = useCustomerTags();
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={options}
      value={[...tags]}
      onChange={(_event, chosen) =>
        onChange(
          [...new Set(chosen.map((tag) => tag.trim().slice(0, MAX_TAG)).filter(Boolean))].slice(
            0,
            MAX_TAGS,
          ),
        )
      }
      renderInput={(props) => <TextField {...props} label={label} helperText={help} />}
    />
  );
}

export function useCustomerTags(): readonly string[] {
  const { customerTags } = useDataProvider<TaladDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['customers', 'tags'],
    queryFn: ({ signal }) => customerTags(signal),
  });
  return data;
}
