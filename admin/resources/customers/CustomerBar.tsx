import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import { SelectionBar } from '../../layout/lists/SelectionBar.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useSelection } from '../../layout/lists/use-selection.ts';
import { BulkTagsDialog } from './BulkTagsDialog.tsx';

/** Tags for the selected customers, or for all that the filter finds. */
export function CustomerBar() {
  const translate = useTranslate();
  const mayWrite = useMay('customers', 'write');
  const { ids, scope, count, shown, more, clear } = useSelection(String);
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite || ids.length === 0) return null;
  const done = () => {
    setOpen(false);
    clear();
  };
  return (
    <SelectionBar
      label={translate('app.customers.bar')}
      text={translate('app.customers.selected', { smart_count: count, n: shown })}
      more={more}
      onClear={done}
    >
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('app.customers.bulk_tags')}
      </Button>
      {isOpen && <BulkTagsDialog scope={scope} onDone={done} onClose={() => setOpen(false)} />}
    </SelectionBar>
  );
}
