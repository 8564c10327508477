import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Button, Stack, Typography } from '@mui/material';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { PrintLink } from './PrintLink.tsx';
import { TagDialog } from './TagDialog.tsx';

/** Above the list while orders are selected: how many, and what to do with them. */
export function OrderBulkBar() {
  const translate = useTranslate();
  const mayWrite = useMay('orders', 'ship');
  const { selectedIds, onUnselectItems } = useListContext<OrderSummary>();
  const [isTagging, setTagging] = useState(false);
  if (selectedIds.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="region"
      aria-label={translate('app.orders.bulk_bar')}
      sx={{ gap: 1, px: 1.5, pb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography role="status" sx={{ fontWeight: 620 }}>
        {translate('app.bulk.selected', {
          smart_count: selectedIds.length,
          n: selectedIds.length.toLocaleString('en'),
        })}
      </Typography>
      <PrintLink filter={{ id: selectedIds }} label="app.orders.print_selected" />
      {mayWrite && (
        <Button variant="outlined" onClick={() => setTagging(true)}>
          {translate('app.orders.tag_selected')}
        </Button>
      )}
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {translate('app.orders.clear')}
      </Button>
      {isTagging && (
        <TagDialog
          ids={selectedIds.map(String)}
          onDone={() => {
            setTagging(false);
            onUnselectItems();
          }}
          onClose={() => setTagging(false)}
        />
      )}
    </Stack>
  );
}
