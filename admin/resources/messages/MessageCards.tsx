import { useTranslate } from 'react-admin';
import { Box, Stack, Typography } from '@mui/material';
import type { Message } from '../../../storefront-host/modules/forms/messages.contract.ts';
import type { Records } from '../../layout/ResourceList.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { MessageChip } from './MessageChip.tsx';
import { MessageLink } from './MessageLink.tsx';
import { gistOf } from './sender.ts';

/** The table's rows for a phone: who and what first. */
export function MessageCards({ records }: Records<Message>) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <Box
      component="ul"
      aria-label={translate('app.messages.title')}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {records.map((message) => (
        <Box
          component="li"
          key={message.id}
          sx={{ position: 'relative', px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
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
        </Box>
      ))}
    </Box>
  );
}
