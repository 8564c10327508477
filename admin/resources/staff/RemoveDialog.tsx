import { useTranslate } from 'react-admin';
import { DialogContentText } from '@mui/material';
import type { StaffMember } from '../../../storefront-host/modules/shops/staff/staff.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';

interface RemoveDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

export function RemoveDialog({ member: { id, name }, onClose }: RemoveDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  return (
    <FormDialog
      title={translate('app.staff.remove_title', { name })}
      submit={translate('app.staff.remove')}
      isPending={isPending}
      isDanger
      onSubmit={() =>
        mutate({
          run: (provider) => provider.removeStaff(id),
          done: 'app.staff.removed_done',
          args: { name },
        })
      }
      onClose={onClose}
    >
      <DialogContentText>{translate('app.staff.remove_text', { name })}</DialogContentText>
    </FormDialog>
  );
}
