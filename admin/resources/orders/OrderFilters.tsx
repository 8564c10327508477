import { useListContext, useTranslate } from 'react-admin';
import { Button, TextField } from '@mui/material';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { PrintLink } from './PrintLink.tsx';
import { useOrderTags } from './use-order-tags.ts';

/** Hidden while the shop has no tags. */
export function TagFilter() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const tags = useOrderTags();
  const chosen = typeof filterValues['tag'] === 'string' ? [filterValues['tag']] : [];
  const all = [...new Set([...tags, ...chosen])];
  if (all.length === 0) return null;
  return (
    <FilterSelect
      field="tag"
      label={translate('app.orders.tags')}
      all={translate('app.orders.tags_all')}
      choices={all.map((tag) => ({ id: tag, name: tag }))}
    />
  );
}

/** Only orders that wait for a transfer. */
export function AwaitedFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { awaited, ...others } = filterValues;
  const isOn = awaited === true;
  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      onClick={() => setFilters(isOn ? others : { ...others, awaited: true })}
    >
      {translate('app.orders.awaited')}
    </Button>
  );
}

/** A day of Thailand's calendar; both ends are included. */
export function DayFilter({ field }: { readonly field: 'from' | 'to' }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const value = typeof filterValues[field] === 'string' ? filterValues[field] : '';
  return (
    <TextField
      type="date"
      label={translate(`app.orders.${field}`)}
      value={value}
      onChange={({ target }) => {
        const { [field]: _old, ...others } = filterValues;
        setFilters(target.value === '' ? others : { ...others, [field]: target.value });
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 130px', sm: '0 0 160px' } }}
    />
  );
}

/** Prints the list as it is filtered. */
export function PrintFiltered() {
  const { filterValues, total } = useListContext();
  if (!total) return null;
  return <PrintLink filter={filterValues} label="app.orders.print_all" />;
}
