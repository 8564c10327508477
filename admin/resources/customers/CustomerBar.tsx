import { SelectionAction } from '../../layout/lists/SelectionAction.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useSelection } from '../../layout/lists/use-selection.ts';
import { BulkTagsDialog } from './BulkTagsDialog.tsx';

/** Changes tags of the selected customers, or of all that the filter finds. */
export function CustomerBar() {
  const mayWrite = useMay('customers', 'write');
  const selection = useSelection(String);
  const { ids, scope } = selection;
  if (!mayWrite || ids.length === 0) return null;
  return (
    <SelectionAction
      selection={selection}
      texts={{
        bar: 'app.customers.bar',
        selected: 'app.customers.selected',
        button: 'app.customers.bulk_tags',
      }}
      dialog={(close) => <BulkTagsDialog scope={scope} {...close} />}
    />
  );
}
