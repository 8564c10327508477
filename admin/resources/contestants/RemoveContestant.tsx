import type { ManagedContestant } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { RemoveAtOnce } from '../../layout/undo/RemoveAtOnce.tsx';
import { useMay } from '../../layout/ShopContext.tsx';

export function RemoveContestant({ contestant }: { readonly contestant: ManagedContestant }) {
  const { id, revision } = contestant;
  if (!useMay('contestants', 'delete')) return null;
  return (
    <RemoveAtOnce
      name="contestants"
      run={({ removeContestant }) => removeContestant(id, revision)}
      undo={({ restoreRemoved }) => restoreRemoved('contestants', id)}
      sx={{ mt: 1.5 }}
    />
  );
}
