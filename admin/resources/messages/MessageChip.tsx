import { useTranslate } from 'react-admin';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';

/** Whether a member of staff has read it. */
export function MessageChip({ message }: { readonly message: Message }) {
  const translate = useTranslate();
  return message.read_at === null ? (
    <StatusChip tone="attention" label={translate('app.messages.unread')} />
  ) : (
    <StatusChip tone="neutral" label={translate('app.messages.read')} />
  );
}
