import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import type { StockItem } from '../../../../storefront-host/modules/sales/stock/stock.contract.ts';
import { tabular } from '../../../layout/styles.ts';

const SHOWN = 30;

interface StockFinderProps {
  readonly chosen: readonly number[];
  readonly onChosen: (item: StockItem) => void;
}

/** Products and variants by name or code, each with its stock. */
export function StockFinder({ chosen, onChosen }: StockFinderProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { data = [], isFetching } = useGetList<StockItem>('stock', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
    filter: typed ? { q: typed } : {},
  });
  const stockOf = ({ remain }: StockItem) => {
    if (remain === null) return '';
    return remain === 0
      ? translate('app.dashboard.sold_out')
      : translate('app.dashboard.left', { smart_count: remain });
  };
  return (
    <Autocomplete
      options={data.filter(({ id }) => !chosen.includes(id))}
      value={null}
      inputValue={typed}
      loading={isFetching}
      blurOnSelect={false}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title, option_text: options }) => [title, options].join(' ').trim()}
      getOptionDisabled={({ remain }) => remain === 0}
      // The server has searched already, by more than the name.
      filterOptions={(all) => all}
      noOptionsText={translate('app.products.none_title')}
      loadingText={translate('app.state.loading')}
      onInputChange={(_event, value, reason) => setTyped(reason === 'input' ? value : '')}
      onChange={(_event, item) => {
        if (!item) return;
        onChosen(item);
        setTyped('');
      }}
      renderOption={({ key, ...option }, item) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {item.title}
            <Typography variant="caption" component="div" color="textSecondary">
              {[item.option_text, item.code].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ ...tabular, whiteSpace: 'nowrap' }}>
            {stockOf(item)}
          </Typography>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('app.orders.manual.add')}
          placeholder={translate('app.products.search')}
        />
      )}
    />
  );
}
