import { Link as RouterLink } from 'react-router';
import { Link } from '@mui/material';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { rowLink } from '../../layout/styles.ts';
import { senderOf } from './sender.ts';

/** Sender; reaches over its whole row, and is bold until the message was read. */
export function MessageLink({ message }: { readonly message: Message }) {
  return (
    <Link
      component={RouterLink}
      to={`/messages/${message.id}/show`}
      sx={{ ...rowLink, fontWeight: message.read_at === null ? 700 : 450 }}
    >
      {senderOf(message)}
    </Link>
  );
}
