import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import type {
  StaffMember,
  StaffRole,
} from '../../../storefront-host/modules/shops/staff/staff.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';

interface FlagChipsProps {
  readonly flags: StaffMember['flags'];
  readonly roles: readonly StaffRole[];
}

/** Roles of a person in the shop, with the server's texts. */
export function FlagChips({ flags, roles }: FlagChipsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {flags.map((flag) => (
        <StatusChip
          key={flag}
          tone={flag === 'owner' ? 'good' : 'neutral'}
          label={roles.find((role) => role.flag === flag)?.name ?? translate('app.staff.owner')}
        />
      ))}
    </Stack>
  );
}
