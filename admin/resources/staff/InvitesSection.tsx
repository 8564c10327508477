import { useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import { formatDate } from '@talad/elements/locales/format';
import type {
  StaffInvite,
  StaffRole,
} from '../../../storefront-host/modules/shops/staff/staff.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { useLang } from '../../layout/formats.ts';
import { useAction } from '../../layout/use-action.ts';
import { FlagChips } from './FlagChips.tsx';
import { PersonList, PersonRow } from './PersonRow.tsx';

interface InvitesProps {
  readonly invites: readonly StaffInvite[];
  readonly roles: readonly StaffRole[];
}

/** Open invitations. */
export function InvitesSection({ invites, roles }: InvitesProps) {
  const translate = useTranslate();
  return (
    <Section title={translate('app.staff.invites')} flush>
      <PersonList>
        {invites.map((invite) => (
          <InviteRow key={invite.id} invite={invite} roles={roles} />
        ))}
      </PersonList>
    </Section>
  );
}

function InviteRow({
  invite,
  roles,
}: {
  readonly invite: StaffInvite;
  readonly roles: readonly StaffRole[];
}) {
  const translate = useTranslate();
  const lang = useLang();
  const resend = useAction();
  const revoke = useAction();
  const { id, email, is_expired: isExpired, invited_by: by } = invite;
  const until = isExpired
    ? translate('app.staff.expired')
    : translate('app.staff.until', { date: formatDate(invite.expires_at, lang) });
  return (
    <PersonRow
      title={email}
      aside={isExpired && <StatusChip tone="attention" label={translate('app.staff.expired')} />}
      below={[isExpired ? '' : until, by && translate('app.staff.by', { name: by })]
        .filter(Boolean)
        .join(' · ')}
      chips={
        invite.hand_over ? (
          <StatusChip tone="attention" label={translate('app.staff.takes_over')} />
        ) : (
          <FlagChips flags={invite.flags} roles={roles} />
        )
      }
      actions={
        <>
          <Button
            size="small"
            variant="outlined"
            loading={resend.isPending}
            aria-label={translate('app.staff.resend_of', { email })}
            onClick={() =>
              resend.mutate({
                run: (provider) => provider.resendInvite(id),
                done: 'app.staff.resent_done',
                args: { email },
              })
            }
          >
            {translate('app.staff.resend')}
          </Button>
          <Button
            size="small"
            color="error"
            loading={revoke.isPending}
            aria-label={translate('app.staff.revoke_of', { email })}
            onClick={() =>
              revoke.mutate({
                run: (provider) => provider.revokeInvite(id),
                done: 'app.staff.revoked_done',
                args: { email },
              })
            }
          >
            {translate('app.staff.revoke')}
          </Button>
        </>
      }
    />
  );
}
