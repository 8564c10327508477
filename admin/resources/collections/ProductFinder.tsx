import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Autocomplete, Box, TextField } from '@mui/material';
import type { ManagedProduct } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { titleOf } from '../products/product-title.ts';

const SHOWN = 20;

interface ProductFinderProps {
  readonly chosen: readonly number[];
  readonly onChosen: (id: number) => void;
}

/** Adds one product after the other: found by name or code, the newest ones first. */
export function ProductFinder({ chosen, onChosen }: ProductFinderProps) {
  const translate = useTranslate();
  const lang = useLang();
  const [typed, setTyped] = useState('');
  const { data = [], isFetching } = useGetList<ManagedProduct>('products', {
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
      disableCloseOnSelect
      getOptionKey={({ id }) => id}
      getOptionLabel={(product) => titleOf(product, lang)}
      // The server has searched already, by more than the name.
      filterOptions={(all) => all}
      noOptionsText={translate('app.products.none_title')}
      loadingText={translate('app.state.loading')}
      onInputChange={(_event, value, reason) => setTyped(reason === 'input' ? value : '')}
      onChange={(_event, product) => {
        if (!product) return;
        onChosen(product.id);
        setTyped('');
      }}
      renderOption={({ key, ...option }, product) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 1.5 }}>
          <ProductPicture picture={product.image} size={36} />
          {titleOf(product, lang)}
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('app.collections.add')}
          placeholder={translate('app.products.search')}
        />
      )}
    />
  );
}
