import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Button, Stack } from '@mui/material';
import InviteIcon from '@mui/icons-material/PersonAddAltOutlined';
import type { StaffList } from '../../../storefront-host/modules/shops/staff/staff.contract.ts';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { Failure, Forbidden, Loading } from '../../layout/states.tsx';
import { useFocusRecovery } from '../../layout/use-focus-recovery.ts';
import { HandOverSection } from './HandOverSection.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { InvitesSection } from './InvitesSection.tsx';
import { MembersSection } from './MembersSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { useStaff } from './use-staff.ts';

export function StaffPage() {
  return useMay('staff', 'list') ? <LoadedStaff /> : <Forbidden />;
}

function LoadedStaff() {
  const { data, error, refetch } = useStaff();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return data ? <Staff staff={data} /> : <Loading />;
}

/** Shows staff of the shop, invitations, and rules for all of them. */
function Staff({ staff }: { readonly staff: StaffList }) {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const isInviting = query.has('invite');
  const setInviting = (isOpen: boolean) =>
    setQuery(isOpen ? { invite: '' } : {}, { replace: true });
  const focusRecovery = useFocusRecovery();
  const { members, invites, roles } = staff;
  const invite = (
    <Button variant="contained" startIcon={<InviteIcon />} onClick={() => setInviting(true)}>
      {translate('app.staff.invite')}
    </Button>
  );
  const isOwner = members.some(({ is_you, flags }) => is_you && flags.includes('owner'));
  return (
    <>
      <PageHeader
        title={translate('app.staff.title')}
        below={translate('app.staff.count', { smart_count: members.length })}
        actions={invite}
      />
      <Stack {...focusRecovery} sx={{ gap: 2, outline: 0 }}>
        <MembersSection members={members} roles={roles} />
        {invites.length > 0 && <InvitesSection invites={invites} roles={roles} />}
        <SecondFactorSection required={staff.require_second_factor} />
        {isOwner && <HandOverSection />}
      </Stack>
      <ActionBar>{invite}</ActionBar>
      {isInviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
    </>
  );
}
