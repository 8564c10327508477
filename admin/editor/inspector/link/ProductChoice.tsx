import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { Autocomplete, Box, TextField } from '@mui/material';
import type { ManagedProduct } from '../../../../storefront-host/modules/catalog/products/products.contract.ts';
import { useLang } from '../../../layout/formats.ts';
import { useText } from '../../use-text.ts';
import type { ChoiceProps } from './choice-props.ts';

const SHOWN = 20;

interface ProductChoiceProps extends ChoiceProps {
  /** Its label outside of the dialog of links, where it takes the focus. */
  readonly label?: string;
}

/** One of the shop's products, found by its name or code. */
export function ProductChoice({ value, problem, label, onChange }: ProductChoiceProps) {
  const t = useText();
  const lang = useLang();
  const [q, setQ] = useState('');
  const id = Number(value);
  const { data: chosen } = useGetOne<ManagedProduct>('products', { id }, { enabled: id > 0 });
  const { data: found = [], isFetching } = useGetList<ManagedProduct>('products', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
    filter: q ? { q } : {},
  });
  const nameOf = ({ titles }: ManagedProduct) => titles[lang] || titles.th;
  return (
    <Autocomplete
      options={found}
      loading={isFetching}
      value={id > 0 ? (chosen ?? null) : null}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(one) => one.id}
      getOptionLabel={nameOf}
      // The server has filtered already, by more than the name.
      filterOptions={(all) => all}
      noOptionsText={t('link.no_product')}
      loadingText={t('link.searching')}
      onInputChange={(_event, typed, reason) => setQ(reason === 'input' ? typed : '')}
      onChange={(_event, product) => onChange(product ? String(product.id) : '')}
      renderOption={({ key, ...props }, product) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
          <Box
            component={product.image ? 'img' : 'span'}
            src={product.image?.src}
            alt=""
            sx={{
              width: 36,
              height: 36,
              flexShrink: 0,
              objectFit: 'cover',
              borderRadius: 0.5,
              bgcolor: 'action.hover',
            }}
          />
          {nameOf(product)}
        </Box>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          autoFocus={label === undefined}
          label={label ?? t('link.product')}
          placeholder={t('link.product_find')}
          error={problem !== undefined}
          helperText={problem}
        />
      )}
    />
  );
}
