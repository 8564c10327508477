import { useState, type ReactNode } from 'react';
import { useGetList, useTranslate, type Identifier } from 'react-admin';
import { Autocomplete, Box, TextField } from '@mui/material';

const SHOWN = 30;

interface RecordFinderProps<T> {
  readonly resource: string;
  readonly label: string;
  /** Records that are not offered. */
  readonly chosen: readonly Identifier[];
  readonly onChosen: (record: T) => void;
  readonly labelOf: (record: T) => string;
  readonly isDisabled?: (record: T) => boolean;
  /** Stays open after a choice, to choose several. */
  readonly isRepeated?: boolean;
  /** Content of an option. */
  readonly children: (record: T) => ReactNode;
}

/** Finds a product or variant by name or code, newest first. */
export function RecordFinder<T extends { readonly id: number }>({
  resource,
  label,
  chosen,
  onChosen,
  labelOf,
  isDisabled,
  isRepeated = false,
  children,
}: RecordFinderProps<T>) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { data = [], isFetching } = useGetList<T>(resource, {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
    filter: typed ? { q: typed } : {},
  });
  return (
    <Autocomplete
      options={data.filter(({ id }) => !chosen.includes(id))}
      value={null}
      inputValue={typed}
      loading={isFetching}
      blurOnSelect={false}
      disableCloseOnSelect={isRepeated}
      getOptionKey={({ id }) => id}
      getOptionLabel={labelOf}
      {...(isDisabled && { getOptionDisabled: isDisabled })}
      // The server has filtered already, by more than the name.
      filterOptions={(all) => all}
      noOptionsText={translate('app.products.none_title')}
      loadingText={translate('app.state.loading')}
      onInputChange={(_event, value, reason) => setTyped(reason === 'input' ? value : '')}
      onChange={(_event, record) => {
        if (!record) return;
        onChosen(record);
        setTyped('');
      }}
      renderOption={({ key, ...option }, record) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 1.5 }}>
          {children(record)}
        </Box>
      )}
      renderInput={(input) => (
        <TextField {...input} label={label} placeholder={translate('app.products.search')} />
      )}
    />
  );
}
