import { useListContext, useTranslate } from 'react-admin';
import { Stack, Tab, Tabs } from '@mui/material';
import EmptyIcon from '@mui/icons-material/MailOutlined';
import type { Message } from '../../../storefront-host/modules/forms/messages.contract.ts';
import { ResourceList } from '../../layout/ResourceList.tsx';
import { SearchField } from '../../layout/SearchField.tsx';
import { MessageCards } from './MessageCards.tsx';
import { MessageTable } from './MessageTable.tsx';

export function MessageList() {
  const translate = useTranslate();
  return (
    <ResourceList<Message>
      name="messages"
      sort={{ field: 'created_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={
        <>
          <ReadTabs />
          <Stack direction="row" sx={{ gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <SearchField label={translate('app.messages.search')} maxLength={100} />
          </Stack>
        </>
      }
      table={MessageTable}
      cards={MessageCards}
    />
  );
}

function ReadTabs() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <Tabs
      value={filterValues['unread'] === true ? 'unread' : ''}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('resources.messages.fields.read_at')}
      onChange={(_event, chosen: string) => {
        const { unread: _old, ...others } = filterValues;
        setFilters(chosen === '' ? others : { ...others, unread: true });
      }}
    >
      <Tab value="" label={translate('app.messages.all')} />
      <Tab value="unread" label={translate('app.messages.unread')} />
    </Tabs>
  );
}
