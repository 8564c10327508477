import { useTranslate } from 'react-admin';
import { Link, Stack, Typography } from '@mui/material';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { Section } from '../../../layout/Section.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { SecondFactorSection } from '../../staff/SecondFactorSection.tsx';
import { useStaff } from '../../staff/use-staff.ts';

/** Requires a second factor of the whole team, and links to one's own account. */
export function SecurityTopic() {
  const translate = useTranslate();
  const { data, error, refetch } = useStaff();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeader title={translate('app.settings.topics.security.title')} backTo="/settings" />
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        <SecondFactorSection required={data.require_second_factor} />
        <Section title={translate('app.settings.own_account')}>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {translate('app.settings.own_account_text')}
          </Typography>
          <Link href="/my/security">{translate('app.bar.my_account')}</Link>
        </Section>
      </Stack>
    </>
  );
}
