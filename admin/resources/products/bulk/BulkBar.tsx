import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import { SelectionBar } from '../../../layout/lists/SelectionBar.tsx';
import { useMay } from '../../../layout/ShopContext.tsx';
import { useSelection } from '../../../layout/lists/use-selection.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** A change of the selected products, or of all that the filter finds. */
export function BulkBar() {
  const translate = useTranslate();
  const mayWrite = useMay('products', 'write');
  const { ids, scope, count, shown, more, clear } = useSelection(Number);
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite || ids.length === 0) return null;
  const done = () => {
    setOpen(false);
    clear();
  };
  return (
    <SelectionBar
      label={translate('app.bulk.bar')}
      text={translate('app.bulk.selected', { smart_count: count, n: shown })}
      more={more}
      onClear={done}
    >
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('app.bulk.change')}
      </Button>
      {isOpen && (
        <BulkDialog scope={scope} count={count} onDone={done} onClose={() => setOpen(false)} />
      )}
    </SelectionBar>
  );
}
