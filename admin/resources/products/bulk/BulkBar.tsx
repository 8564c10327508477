import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';
import type { ManagedProduct } from '../../../../storefront-host/modules/catalog/products/products.contract.ts';
import { useMay } from '../../../layout/ShopContext.tsx';
import { useListCount } from '../../../layout/use-list-count.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Above the list while something is selected: how many, all that match, and what to do with them. */
export function BulkBar() {
  const translate = useTranslate();
  const mayWrite = useMay('products', 'write');
  const {
    data = [],
    selectedIds,
    filterValues,
    onUnselectItems,
  } = useListContext<ManagedProduct>();
  const found = useListCount();
  const [isAll, setAll] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite || selectedIds.length === 0) return null;
  const ids = selectedIds.map(Number);
  const total = found?.count ?? ids.length;
  const isPage = data.every(({ id }) => ids.includes(id));
  const count = isAll ? total : ids.length;
  const clear = () => {
    setAll(false);
    setOpen(false);
    onUnselectItems();
  };
  return (
    <Stack
      direction="row"
      role="region"
      aria-label={translate('app.bulk.bar')}
      sx={{ gap: 1, px: 1.5, pb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography role="status" sx={{ fontWeight: 620 }}>
        {translate('app.bulk.selected', {
          smart_count: count,
          n: isAll ? (found?.shown ?? count) : count.toLocaleString('en'),
        })}
      </Typography>
      {isPage && !isAll && total > ids.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('app.bulk.select_all', { n: found?.shown ?? total })}
        </Button>
      )}
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('app.bulk.change')}
      </Button>
      <Button color="inherit" onClick={clear}>
        {translate('app.bulk.clear')}
      </Button>
      {isOpen && (
        <BulkDialog
          scope={isAll ? { filter: filterValues, expected_count: total } : { ids }}
          count={count}
          onDone={clear}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
