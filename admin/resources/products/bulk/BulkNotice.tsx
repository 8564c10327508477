import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from '@mui/material';
import { BULK_CHUNK } from '../../../../storefront-host/modules/back-office/product-changes/bulk.contract.ts';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import type { BulkResult } from './run-bulk.ts';

/** Reports the changes made and refused, with an undo. */
export function BulkNotice({ result }: { readonly result: BulkResult }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { undoBulk } = useDataProvider<TaladDataProvider>();
  const { changed, refused, undo } = result;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      let back = 0;
      for (let from = 0; from < undo.length; from += BULK_CHUNK) {
        back += (await undoBulk(undo.slice(from, from + BULK_CHUNK))).changed;
      }
      return back;
    },
    onSuccess: async (back) => {
      notify('app.bulk.undone', { type: 'success', messageArgs: { smart_count: back } });
      await queries.invalidateQueries();
    },
    onError: failed,
  });
  return (
    <Alert
      severity={refused.length > 0 ? 'warning' : 'success'}
      variant="filled"
      action={
        changed > 0 && (
          <Button color="inherit" loading={isPending} onClick={() => mutate()}>
            {translate('ra.action.undo')}
          </Button>
        )
      }
    >
      {translate('app.bulk.done', { smart_count: changed })}
      {refused.length > 0 && ` ${translate('app.bulk.refused', { smart_count: refused.length })}`}
    </Alert>
  );
}
