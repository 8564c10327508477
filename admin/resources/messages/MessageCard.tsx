import { useTranslate } from 'react-admin';
import { Stack, Typography } from '@mui/material';
import type { Message } from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { MessageChip } from './MessageChip.tsx';
import { MessageLink } from './MessageLink.tsx';
import { gistOf } from './sender.ts';

/** Shows a message on a phone, sender and text first. */
export function MessageCard({ message }: { readonly message: Message }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <MessageLink message={message} />
        </Typography>
        <MessageChip message={message} />
      </Stack>
      <Typography noWrap variant="body2">
        {gistOf(message)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {translate(`app.messages.form.${message.form}`)} · {dateTime(message.created_at)}
      </Typography>
    </>
  );
}
