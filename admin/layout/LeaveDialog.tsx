import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { DialogContentText } from '@mui/material';
import { FormDialog } from './FormDialog.tsx';
import { usePlace } from './ShopContext.tsx';
import { useFailureNotice } from './use-failure-notice.ts';
import type { TaladDataProvider } from '../providers/data-provider.ts';

/**
 * Ends the user's own membership of the shop, then shows another of their shops, or that they have
 * none.
 */
export function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const provider = useDataProvider<TaladDataProvider>();
  const failed = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.leaveShop(),
    onSuccess: () => location.assign('/mybusiness'),
    onError: (error) => failed(error),
  });
  return (
    <FormDialog
      title={translate('app.staff.leave_title', { shop: shop.title })}
      submit={translate('app.staff.leave')}
      isPending={isPending}
      isDanger
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <DialogContentText>{translate('app.staff.leave_text')}</DialogContentText>
    </FormDialog>
  );
}
