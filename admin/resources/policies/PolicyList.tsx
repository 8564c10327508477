import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { LinkList } from '../../layout/LinkList.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useDateTime, useLang } from '../../layout/formats.ts';
import { Failure, Loading } from '../../layout/states.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** The five policies that every shop has. */
export function PolicyList() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const lang = useLang();
  const { policies } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['policies', 'all', lang],
    queryFn: ({ signal }) => policies(signal),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeader title={translate('app.policies.title')} below={translate('app.policies.below')} />
      <LinkList
        rows={data.map(({ id, title, updated_at: at }) => ({
          to: `/policies/${id}`,
          title,
          state:
            at === null
              ? translate('app.policies.built_in')
              : translate('app.policies.own', { at: dateTime(at) }),
        }))}
      />
    </>
  );
}
