import { useListContext, useResourceDefinition, useTranslate, type RaRecord } from 'react-admin';
import { Checkbox } from '@mui/material';

/** Selects one row of a list. It is above the link that covers the whole row. */
export function SelectRow({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const { recordRepresentation } = useResourceDefinition();
  const name =
    typeof recordRepresentation === 'function' ? recordRepresentation(record) : record.id;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('app.bulk.select_row', { name }) } }}
      sx={{ position: 'relative', zIndex: 1 }}
    />
  );
}

/** Selects all rows of the page, or none of them. */
export function SelectPage({ records }: { readonly records: readonly RaRecord[] }) {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const ids = records.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => onSelect(isAll ? [] : ids)}
      slotProps={{ input: { 'aria-label': translate('app.bulk.select_page') } }}
    />
  );
}
