import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Button, Card, List, ListItemButton, ListItemText } from '@mui/material';
import NoneIcon from '@mui/icons-material/LibraryAddCheckOutlined';
import { useDateTime } from '../../layout/formats.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { Failure, Forbidden, Loading, State } from '../../layout/states.tsx';
import { useBulkRuns, useChangeText } from './use-bulk-runs.ts';

export function BulkRunsPage() {
  return useMay('bulk-runs', 'list') ? <BulkRuns /> : <Forbidden />;
}

/** Lists the latest changes of many products at once. */
function BulkRuns() {
  const translate = useTranslate();
  const textOf = useChangeText();
  const when = useDateTime();
  const { data, error, refetch } = useBulkRuns();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeader
        title={translate('app.bulk_runs.title')}
        below={translate('app.bulk_runs.below')}
      />
      <Card>
        {data.length === 0 ? (
          <State
            icon={<NoneIcon />}
            title={translate('app.bulk_runs.empty_title')}
            text={translate('app.bulk_runs.empty_text')}
          >
            <Button variant="outlined" component={RouterLink} to="/products">
              {translate('app.products.title')}
            </Button>
          </State>
        ) : (
          <List disablePadding aria-label={translate('app.bulk_runs.title')}>
            {data.map(({ id, change, state, total, created_at }) => (
              <li key={id}>
                <ListItemButton component={RouterLink} to={`/bulk-runs/${id}/show`}>
                  <ListItemText
                    primary={textOf(change)}
                    secondary={[
                      translate(`app.bulk_runs.states.${state}`),
                      translate('app.bulk_runs.products', { smart_count: total }),
                      when(created_at),
                    ].join(' · ')}
                    slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                  />
                </ListItemButton>
              </li>
            ))}
          </List>
        )}
      </Card>
    </>
  );
}
