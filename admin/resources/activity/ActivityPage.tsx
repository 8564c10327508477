import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Box, Button, Card, IconButton, Tooltip } from '@mui/material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import EmptyIcon from '@mui/icons-material/HistoryOutlined';
import NoneIcon from '@mui/icons-material/SearchOff';
import type { ActivityEntry } from '../../../storefront-host/modules/shops/audit-log/activity.contract.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { Failure, Forbidden, Loading, State } from '../../layout/states.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { useActivity, type ActivityFilter } from './use-activity.ts';

export function ActivityPage() {
  return useMay('activity', 'list') ? <Activity /> : <Forbidden />;
}

/** The audit log of the shop. The filters are in the address. */
function Activity() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const [person, kind] = [params.get('person'), params.get('kind') as ActivityEntry['kind'] | null];
  const filter: ActivityFilter = { ...(person && { person }), ...(kind && { kind }) };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity(filter);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  const [first] = data?.pages ?? [];
  if (!data || !first) return <Loading />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHeader title={translate('app.activity.title')} below={translate('app.activity.below')} />
      <Card>
        <ActivityFilters
          people={first.people}
          kinds={first.kinds}
          filter={filter}
          onChange={(next) => setParams(next, { replace: true })}
        >
          <ExportButton filter={filter} />
        </ActivityFilters>
        {entries.length === 0 ? (
          <Nothing isFiltered={person !== null || kind !== null} onClear={() => setParams({})} />
        ) : (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
        {hasNextPage && (
          <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}>
            <Button
              variant="outlined"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {translate('app.activity.more')}
            </Button>
          </Box>
        )}
      </Card>
    </>
  );
}

/** A link, so that the browser streams the file to the disk. */
function ExportButton({ filter }: { readonly filter: ActivityFilter }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const query = new URLSearchParams({ ...filter });
  const label = translate('app.list.export_csv');
  return (
    <Tooltip title={label}>
      <IconButton
        href={`/api/v1/manage/${shop.id}/activity.csv?${query}`}
        download
        aria-label={label}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

interface NothingProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function Nothing({ isFiltered, onClear }: NothingProps) {
  const translate = useTranslate();
  const kind = isFiltered ? 'none' : 'empty';
  return (
    <State
      icon={isFiltered ? <NoneIcon /> : <EmptyIcon />}
      title={translate(`app.activity.${kind}_title`)}
      text={translate(`app.activity.${kind}_text`)}
    >
      {isFiltered && (
        <Button variant="outlined" onClick={onClear}>
          {translate('app.action.clear_filters')}
        </Button>
      )}
    </State>
  );
}
