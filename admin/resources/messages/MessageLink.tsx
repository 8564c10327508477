import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Link } from '@mui/material';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { rowLink } from '../../layout/styles.ts';
import { senderOf } from './sender.ts';

/**
 * Shows the sender. The link covers its whole row, and is bold with a dot while the message is
 * unread.
 */
export function MessageLink({ message }: { readonly message: Message }) {
  const translate = useTranslate();
  const isUnread = message.read_at === null;
  return (
    <Link
      component={RouterLink}
      to={`/messages/${message.id}/show`}
      sx={{ ...rowLink, fontWeight: isUnread ? 700 : 450 }}
    >
      {isUnread && (
        <Box
          component="span"
          role="img"
          aria-label={translate('app.messages.unread')}
          sx={{ color: 'primary.main', mr: 0.75 }}
        >
          ●
        </Box>
      )}
      {senderOf(message)}
    </Link>
  );
}
