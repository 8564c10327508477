import { useTranslate } from 'react-admin';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { Message } from '../../../storefront-host/modules/forms/messages.contract.ts';
import type { Records } from '../../layout/ResourceList.tsx';
import { SortCell } from '../../layout/SortCell.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { MessageChip } from './MessageChip.tsx';
import { MessageLink } from './MessageLink.tsx';
import { gistOf } from './sender.ts';

export function MessageTable({ records }: Records<Message>) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const label = (field: string) => translate(`resources.messages.fields.${field}`);
  return (
    <TableContainer>
      <Table aria-label={translate('app.messages.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{label('name')}</TableCell>
            <TableCell>{label('message')}</TableCell>
            <TableCell>{label('form')}</TableCell>
            <TableCell>{label('read_at')}</TableCell>
            <SortCell field="created_at" label={label('created_at')} />
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((message) => (
            <TableRow key={message.id} hover sx={{ position: 'relative' }}>
              <TableCell>
                <MessageLink message={message} />
              </TableCell>
              <TableCell sx={{ maxWidth: 360 }}>
                <Typography noWrap color="textSecondary" variant="body2">
                  {gistOf(message)}
                </Typography>
              </TableCell>
              <TableCell>{translate(`app.messages.form.${message.form}`)}</TableCell>
              <TableCell>
                <MessageChip message={message} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', ...tabular }}>
                {dateTime(message.created_at)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
