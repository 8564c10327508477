import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';
import type { ManagedCustomer } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { useListCount } from '../../layout/use-list-count.ts';
import { BulkTagsDialog } from './BulkTagsDialog.tsx';

/** Above the list while something is selected: tags for these, or for all that the filter finds. */
export function CustomerBar() {
  const translate = useTranslate();
  const mayWrite = useMay('customers', 'write');
  const {
    data = [],
    selectedIds,
    filterValues,
    onUnselectItems,
  } = useListContext<ManagedCustomer>();
  const found = useListCount();
  const [isAll, setAll] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite || selectedIds.length === 0) return null;
  const ids = selectedIds.map(String);
  const total = found?.count ?? ids.length;
  const isPage = data.every(({ id }) => ids.includes(id));
  const clear = () => {
    setAll(false);
    setOpen(false);
    onUnselectItems();
  };
  return (
    <Stack
      direction="row"
      role="region"
      aria-label={translate('app.customers.bar')}
      sx={{ gap: 1, px: 1.5, pb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography role="status" sx={{ fontWeight: 620 }}>
        {translate('app.customers.selected', {
          smart_count: isAll ? total : ids.length,
          n: isAll ? (found?.shown ?? total) : ids.length.toLocaleString('en'),
        })}
      </Typography>
      {isPage && !isAll && total > ids.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('app.bulk.select_all', { n: found?.shown ?? total })}
        </Button>
      )}
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('app.customers.bulk_tags')}
      </Button>
      <Button color="inherit" onClick={clear}>
        {translate('app.bulk.clear')}
      </Button>
      {isOpen && (
        <BulkTagsDialog
          scope={isAll ? { filter: filterValues, expected_count: total } : { ids }}
          onDone={clear}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
