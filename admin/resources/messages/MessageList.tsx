import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/MailOutlined';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { RowActs } from '../../layout/lists/RowActs.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { tabular, wideOnly } from '../../layout/styles.ts';
import { MessageCard } from './MessageCard.tsx';
import { MessageChip } from './MessageChip.tsx';
import { MessageLink } from './MessageLink.tsx';
import { MessageToolbar } from './MessageToolbar.tsx';
import { gistOf } from './sender.ts';
import { messageActs } from './message-acts.ts';

export function MessageList() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <ResourceList<Message>
      name="messages"
      sort={{ field: 'created_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      selection={<RowActs name="messages" acts={messageActs} />}
      toolbar={<MessageToolbar />}
      columns={[
        { field: 'name', cell: (message) => <MessageLink message={message} /> },
        {
          field: 'message',
          sx: { maxWidth: { xs: 180, lg: 320 } },
          cell: (message) => (
            <Typography noWrap color="textSecondary" variant="body2">
              {gistOf(message)}
            </Typography>
          ),
        },
        { field: 'form', sx: wideOnly, cell: ({ form }) => translate(`app.messages.form.${form}`) },
        { field: 'state', cell: (message) => <MessageChip message={message} /> },
        {
          field: 'assigned_to',
          sx: wideOnly,
          cell: ({ assigned_to: person }) => person?.name ?? '',
        },
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
