import { SelectionAction } from '../../../layout/lists/SelectionAction.tsx';
import { useMay } from '../../../layout/ShopContext.tsx';
import { useSelection } from '../../../layout/lists/use-selection.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** A change of the selected products, or of all that the filter finds. */
export function BulkBar() {
  const mayWrite = useMay('products', 'write');
  const selection = useSelection(Number);
  const { ids, scope, count } = selection;
  if (!mayWrite || ids.length === 0) return null;
  return (
    <SelectionAction
      selection={selection}
      texts={{ bar: 'app.bulk.bar', selected: 'app.bulk.selected', button: 'app.bulk.change' }}
      dialog={(close) => <BulkDialog scope={scope} count={count} {...close} />}
    />
  );
}
