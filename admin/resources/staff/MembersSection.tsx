import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Typography } from '@mui/material';
import { formatDate } from '@talad/elements/locales/format';
import type {
  StaffMember,
  StaffRole,
} from '../../../storefront-host/modules/shops/staff/staff.contract.ts';
import { LeaveDialog } from '../../layout/LeaveDialog.tsx';
import { Section } from '../../layout/Section.tsx';
import { useLang } from '../../layout/formats.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { FlagChips } from './FlagChips.tsx';

import { PersonList, PersonRow } from './PersonRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

interface MembersProps {
  readonly members: readonly StaffMember[];
  readonly roles: readonly StaffRole[];
}

export function MembersSection({ members, roles }: MembersProps) {
  const translate = useTranslate();
  const owners = members.filter(({ flags }) => flags.includes('owner')).length;
  return (
    <Section title={translate('app.staff.members')} flush>
      <PersonList>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            roles={roles}
            isLastOwner={owners === 1 && member.flags.includes('owner')}
          />
        ))}
      </PersonList>
      {members.length === 1 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {translate('app.staff.alone')}
        </Typography>
      )}
    </Section>
  );
}

interface MemberRowProps {
  readonly member: StaffMember;
  readonly roles: readonly StaffRole[];
  /** A shop needs an owner, so this person has no actions. */
  readonly isLastOwner: boolean;
}

function MemberRow({ member, roles, isLastOwner }: MemberRowProps) {
  const translate = useTranslate();
  const lang = useLang();
  const [open, setOpen] = useState<'change' | 'remove' | 'leave' | null>(null);
  const close = () => setOpen(null);
  const { name, email, flags, is_you: isYou } = member;
  return (
    <PersonRow
      title={name}
      aside={isYou && <Typography color="textSecondary">({translate('app.staff.you')})</Typography>}
      below={`${email} · ${translate('app.staff.since', { date: formatDate(member.since, lang) })}`}
      chips={<FlagChips flags={flags} roles={roles} />}
      actions={
        !isLastOwner && (
          <>
            {isYou ? (
              <Button size="small" variant="outlined" onClick={() => setOpen('leave')}>
                {translate('app.staff.leave')}
              </Button>
            ) : (
              <>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={translate('app.staff.change_of', { name })}
                  onClick={() => setOpen('change')}
                >
                  {translate('app.staff.change')}
                </Button>
                <Button
                  size="small"
                  color="error"
                  aria-label={translate('app.staff.remove_of', { name })}
                  onClick={() => setOpen('remove')}
                >
                  {translate('app.staff.remove')}
                </Button>
              </>
            )}
            {open === 'change' && <ChangeDialog member={member} roles={roles} onClose={close} />}
            {open === 'remove' && <RemoveDialog member={member} onClose={close} />}
            {open === 'leave' && <LeaveDialog onClose={close} />}
          </>
        )
      }
    />
  );
}
