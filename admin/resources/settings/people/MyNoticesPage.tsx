import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { Section } from '../../../layout/Section.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { NoticeTable } from './NoticeTable.tsx';

/** Shows the user's own notifications of this shop. A choice is saved at once. */
export function MyNoticesPage() {
  const translate = useTranslate();
  const { shop, profile } = usePlace();
  const { ownNotices, chooseOwnNotices } = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const queryKey = ['my-notices', shop.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ownNotices(signal),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: chooseOwnNotices,
    onSuccess: (own) => queries.setQueryData(queryKey, own),
    onError: (problem) => failed(problem),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeader
        title={translate('app.settings.my_notices')}
        below={translate('app.settings.my_notices_below', { email: data.email })}
      />
      <Section>
        <NoticeTable
          name={profile.display_name}
          events={data.events}
          isPending={isPending}
          onChoose={mutate}
        />
      </Section>
    </>
  );
}
