import { useTranslate } from 'react-admin';
import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { NoticeChoice } from '../../../../storefront-host/modules/shops/staff/staff-notices.contract.ts';

interface NoticeTableProps {
  /** Name of the member, for the labels of the checkboxes. */
  readonly name: string;
  readonly events: readonly NoticeChoice[];
  readonly isPending: boolean;
  readonly onChoose: (choice: NoticeChoice) => void;
}

const channels = ['bell', 'mail'] as const;

/** Shows a member's events with their channels. */
export function NoticeTable({ name, events, isPending, onChoose }: NoticeTableProps) {
  const translate = useTranslate();
  if (events.length === 0) {
    return <Typography>{translate('app.settings.notices_none')}</Typography>;
  }
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('app.settings.notices_event')}</TableCell>
          {channels.map((channel) => (
            <TableCell key={channel} align="center">
              {translate(`app.settings.notices_${channel}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {events.map((choice) => (
          <TableRow key={choice.event}>
            <TableCell>{translate(`app.settings.notices_${choice.event}`)}</TableCell>
            {channels.map((channel) => (
              <TableCell key={channel} align="center">
                <Checkbox
                  checked={choice[channel]}
                  disabled={isPending}
                  onChange={({ target }) => onChoose({ ...choice, [channel]: target.checked })}
                  slotProps={{
                    input: {
                      'aria-label': translate('app.settings.notices_choice', {
                        name,
                        event: translate(`app.settings.notices_${choice.event}`),
                        way: translate(`app.settings.notices_${channel}`),
                      }),
                    },
                  }}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
