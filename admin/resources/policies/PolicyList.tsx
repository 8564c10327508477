import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Card, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import NextIcon from '@mui/icons-material/ChevronRight';
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
      <Card sx={{ maxWidth: 760 }}>
        <List disablePadding>
          {data.map(({ id, title, updated_at: at }) => (
            <ListItem key={id} disablePadding divider>
              <ListItemButton component={RouterLink} to={`/policies/${id}`} sx={{ py: 1.25 }}>
                <ListItemText
                  primary={title}
                  secondary={
                    at === null
                      ? translate('app.policies.built_in')
                      : translate('app.policies.own', { at: dateTime(at) })
                  }
                />
                <NextIcon color="action" />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  );
}
