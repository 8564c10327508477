import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import type {
  NoticeChoice,
  StaffNoticeList,
} from '../../../../storefront-host/modules/shops/staff/staff-notices.contract.ts';
import { Section } from '../../../layout/Section.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { NoticeTable } from './NoticeTable.tsx';

/** Shows each member's events with their channels. A choice is saved at once. */
export function StaffNotices() {
  const { shop } = usePlace();
  const { staffNotices } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(shop.id),
    queryFn: ({ signal }) => staffNotices(signal),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return data.members.map((member) => <Member key={member.id} member={member} />);
}

const keyOf = (shopId: number) => ['staff-notices', shopId];

interface MemberProps {
  readonly member: StaffNoticeList['members'][number];
}

function Member({ member: { id, name, email, is_you: isYou, events } }: MemberProps) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { chooseNotices } = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: NoticeChoice) => chooseNotices(id, choice),
    onSuccess: (list) => queries.setQueryData(keyOf(shop.id), list),
    onError: (error) => failed(error),
  });
  return (
    <Section title={isYou ? `${name} (${translate('app.staff.you')})` : name}>
      <Typography color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      <NoticeTable name={name} events={events} isPending={isPending} onChoose={mutate} />
    </Section>
  );
}
