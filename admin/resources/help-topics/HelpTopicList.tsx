import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { LinkList } from '../../layout/LinkList.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useDateTime, useLang } from '../../layout/formats.ts';
import { Failure, Loading } from '../../layout/states.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** The tabs of the help page. */
export function HelpTopicList() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const lang = useLang();
  const { helpTopics } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['help-topics', 'all', lang],
    queryFn: ({ signal }) => helpTopics(signal),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const stateOf = (title: string, at: string | null) => {
    if (at !== null) return translate('app.help_topics.own', { at: dateTime(at) });
    return translate(`app.help_topics.${title === '' ? 'unused' : 'built_in'}`);
  };
  return (
    <>
      <PageHeader
        title={translate('app.help_topics.title')}
        below={translate('app.help_topics.below')}
      />
      <LinkList
        rows={data.map(({ id, title, updated_at: at }) => ({
          to: `/help-topics/${id}`,
          title: title || translate('app.help_topics.custom'),
          state: stateOf(title, at),
        }))}
      />
    </>
  );
}
