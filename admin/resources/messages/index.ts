import { lazy } from 'react';
import MessagesIcon from '@mui/icons-material/MailOutlined';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { resource } from '../resource.ts';
import { senderOf } from './sender.ts';

const list = lazy(() => import('./MessageList.tsx').then((m) => ({ default: m.MessageList })));
const show = lazy(() => import('./MessageShow.tsx').then((m) => ({ default: m.MessageShow })));

export const messages = resource({
  name: 'messages',
  group: 'customers',
  icon: MessagesIcon,
  rights: {
    export: 'customer:export',
    list: 'message:read',
    show: 'message:read',
    write: 'message:write',
  },
  list,
  show,
  recordRepresentation: (message: Message) => senderOf(message),
  waiting: ({ unanswered_messages: count }) => ({ count, label: 'app.messages.waiting' }),
});
