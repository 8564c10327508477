import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { SelectionBar } from '../../layout/lists/SelectionBar.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { LabelsButton } from './parcels/LabelsButton.tsx';
import { PrintLink } from './PrintLink.tsx';
import { TagDialog } from './TagDialog.tsx';

/** Shows the number of selected orders above the list, with actions for them. */
export function OrderBulkBar() {
  const translate = useTranslate();
  const mayWrite = useMay('orders', 'ship');
  const { selectedIds, onUnselectItems } = useListContext<OrderSummary>();
  const [isTagging, setTagging] = useState(false);
  if (selectedIds.length === 0) return null;
  return (
    <SelectionBar
      label={translate('app.orders.bulk_bar')}
      text={translate('app.bulk.selected', {
        smart_count: selectedIds.length,
        n: selectedIds.length.toLocaleString('en'),
      })}
      onClear={onUnselectItems}
    >
      <PrintLink filter={{ id: selectedIds }} label="app.orders.print_selected" />
      <LabelsButton filter={{ id: selectedIds }} />
      {mayWrite && (
        <Button variant="outlined" onClick={() => setTagging(true)}>
          {translate('app.orders.tag_selected')}
        </Button>
      )}
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
    </SelectionBar>
  );
}
