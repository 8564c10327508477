import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogContentText } from '@mui/material';
import type {
  StaffMember,
  StaffRole,
} from '../../../storefront-host/modules/shops/staff/staff.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { FlagsField } from './FlagsField.tsx';

interface ChangeDialogProps {
  readonly member: StaffMember;
  readonly roles: readonly StaffRole[];
  readonly onClose: () => void;
}

/** Changes a member's flags; an owner who gets flags is no longer an owner. */
export function ChangeDialog({ member, roles, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const { name } = member;
  const [flags, setFlags] = useState<readonly StaffRole['flag'][]>(() =>
    member.flags.filter((flag) => flag !== 'owner'),
  );
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useAction(onClose);
  const submit = () => {
    setMissing(flags.length === 0);
    if (flags.length === 0) return;
    mutate({
      run: (provider) => provider.changeStaff(member.id, flags),
      done: 'app.staff.changed_done',
      args: { name },
    });
  };
  return (
    <FormDialog
      title={translate('app.staff.change_title', { name })}
      submit={translate('app.action.save')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{translate('app.staff.change_text')}</DialogContentText>
      <FlagsField roles={roles} chosen={flags} onChange={setFlags} isMissing={isMissing} />
    </FormDialog>
  );
}
