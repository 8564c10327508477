import { useListContext, useTranslate } from 'react-admin';
import { TextField } from '@mui/material';

interface SortSelectProps {
  /** Their ids are like 'price DESC'. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** Sorts a list without column heads, with the browser's own select. */
export function SortSelect({ choices }: SortSelectProps) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  return (
    <TextField
      select
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': translate('app.lists.sort') },
      }}
      sx={{ flex: { xs: '1 1 130px', sm: '0 0 170px' } }}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
