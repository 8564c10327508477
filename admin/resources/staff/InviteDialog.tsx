import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogContentText, Divider } from '@mui/material';
import type { StaffRole } from '../../../storefront-host/modules/shops/staff/staff.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { AddressField, useAddress } from './AddressField.tsx';
import { ChoiceWithHelp, FlagsField } from './FlagsField.tsx';

interface InviteDialogProps {
  readonly roles: readonly StaffRole[];
  readonly onClose: () => void;
}

export function InviteDialog({ roles, onClose }: InviteDialogProps) {
  const translate = useTranslate();
  const { email, refusals, field } = useAddress();
  const [flags, setFlags] = useState<readonly StaffRole['flag'][]>([]);
  const [isOwner, setOwner] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useAction(onClose, refusals);
  const submit = () => {
    const isNobody = !isOwner && flags.length === 0;
    setMissing(isNobody);
    if (isNobody) return;
    const args = { email };
    mutate({
      run: (provider) => provider.inviteStaff({ ...args, flags: isOwner ? ['owner'] : [...flags] }),
      done: 'app.staff.invited_done',
      args,
    });
  };
  return (
    <FormDialog
      title={translate('app.staff.invite_title')}
      submit={translate('app.staff.send')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{translate('app.staff.invite_text')}</DialogContentText>
      <AddressField label={translate('app.staff.email')} {...field} />
      {!isOwner && (
        <FlagsField roles={roles} chosen={flags} onChange={setFlags} isMissing={isMissing} />
      )}
      <Divider />
      <ChoiceWithHelp
        label={translate('app.staff.as_owner')}
        help={translate('app.staff.as_owner_help')}
        isChosen={isOwner}
        onChange={setOwner}
      />
    </FormDialog>
  );
}
