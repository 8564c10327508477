import { useListContext, useTranslate } from 'react-admin';
import { Stack, Tab, Tabs, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/MailOutlined';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { ResourceList } from '../../layout/ResourceList.tsx';
import { SearchField } from '../../layout/SearchField.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { MessageCard } from './MessageCard.tsx';
import { MessageChip } from './MessageChip.tsx';
import { MessageLink } from './MessageLink.tsx';
import { gistOf } from './sender.ts';

export function MessageList() {
  const translate = useTranslate();
  const dateTime = useDateTime();
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
      columns={[
        { field: 'name', cell: (message) => <MessageLink message={message} /> },
        {
          field: 'message',
          sx: { maxWidth: 360 },
          cell: (message) => (
            <Typography noWrap color="textSecondary" variant="body2">
              {gistOf(message)}
            </Typography>
          ),
        },
        { field: 'form', cell: ({ form }) => translate(`app.messages.form.${form}`) },
        { field: 'read_at', cell: (message) => <MessageChip message={message} /> },
        {
          field: 'created_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (message) => dateTime(message.created_at),
        },
      ]}
      card={(message) => <MessageCard message={message} />}
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
