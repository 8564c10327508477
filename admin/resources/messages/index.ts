import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { senderOf } from './sender.ts';

const list = lazy(() => import('./MessageList.tsx').then((m) => ({ default: m.MessageList })));
const show = lazy(() => import('./MessageShow.tsx').then((m) => ({ default: m.MessageShow })));

export const messages = {
  name: 'messages',
  list,
  show,
  recordRepresentation: (message: Message) => senderOf(message),
} satisfies ResourceProps;
