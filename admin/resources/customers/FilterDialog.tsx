import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Autocomplete, InputAdornment, TextField } from '@mui/material';
import type { CustomerFilter } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useCustomerTags } from './TagsField.tsx';

type Values = Readonly<Record<string, string>>;

const numbers = ['min_orders', 'min_spend', 'idle_days', 'recent_days'] as const;
const limits = {
  min_orders: 100_000,
  min_spend: 1_000_000_000,
  idle_days: 3_650,
  recent_days: 3_650,
};
const choices = {
  kind: ['member', 'account', 'guest'],
  marketing: ['true', 'false'],
  lang: ['th', 'en'],
} as const;

/** Edits all conditions at once; the words of the search field stay. */
export function FilterDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const tags = useCustomerTags();
  const [values, setValues] = useState<Values>(() => toValues(filterValues));
  const set = (name: string, value: string) => setValues({ ...values, [name]: value });
  const apply = () => {
    const { q }: CustomerFilter = filterValues;
    setFilters({ ...(q !== undefined && { q }), ...toFilter(values) });
    onClose();
  };
  return (
    <FormDialog
      title={translate('app.customers.filter_title')}
      submit={translate('app.customers.show_found')}
      isPending={false}
      onSubmit={apply}
      onClose={onClose}
    >
      {numbers.map((name) => (
        <TextField
          key={name}
          type="number"
          label={translate(`app.customers.field.${name}`)}
          value={values[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              min: name === 'min_spend' ? 0 : 1,
              max: limits[name],
              step: name === 'min_spend' ? 0.01 : 1,
            },
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  {translate(`app.customers.unit.${name}`)}
                </InputAdornment>
              ),
            },
          }}
        />
      ))}
      {(['kind', 'marketing', 'lang'] as const).map((name) => (
        <TextField
          key={name}
          select
          label={translate(`app.customers.field.${name}`)}
          value={values[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('app.customers.any')}</option>
          {choices[name].map((one) => (
            <option key={one} value={one}>
              {translate(optionKey(name, one))}
            </option>
          ))}
        </TextField>
      ))}
      <Autocomplete
        options={tags}
        value={values['tag'] || null}
        onChange={(_event, tag) => set('tag', tag ?? '')}
        renderInput={(props) => (
          <TextField {...props} label={translate('app.customers.field.tag')} />
        )}
      />
    </FormDialog>
  );
}

function optionKey(name: 'kind' | 'marketing' | 'lang', one: string): string {
  if (name !== 'marketing') return `app.customers.${name}.${one}`;
  return `app.customers.consent.${one === 'true' ? 'given' : 'not_given'}`;
}

function toValues(filter: CustomerFilter): Values {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([name]) => name !== 'q')
      .map(([name, value]) => [name, String(value)]),
  );
}

function toFilter(values: Values): CustomerFilter {
  const typed = Object.entries(values).filter(([, value]) => value !== '');
  return Object.fromEntries(typed.map(([name, value]) => [name, valueOf(name, value)]));
}

function valueOf(name: string, value: string): string | number | boolean {
  if (numbers.some((one) => one === name)) return Number(value);
  return name === 'marketing' ? value === 'true' : value;
}
