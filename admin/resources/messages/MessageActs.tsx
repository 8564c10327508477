import { useRedirect, useTranslate } from 'react-admin';
import { Button, Stack, TextField } from '@mui/material';
import SpamIcon from '@mui/icons-material/ReportOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import {
  MessageState,
  type MessageDetail,
  type MessageUpdate,
} from '../../../storefront-host/modules/content/forms/messages.contract.ts';
import { Section } from '../../layout/Section.tsx';
import { useAction } from '../../layout/use-action.ts';

const states = MessageState.anyOf.map((one) => one.const).filter((state) => state !== 'spam');

/** State, assignee, unread and spam marks. */
export function MessageActs({ message }: { readonly message: MessageDetail }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const { id, revision, state, assigned_to: person, assignees } = message;
  const { mutate, isPending } = useAction();
  // Returns to the list after the action.
  const leave = useAction(() => redirect('list', 'messages'));
  const change = (sent: Omit<MessageUpdate, 'revision'>, done: string) => ({
    run: ({ changeMessage }: Parameters<Parameters<typeof mutate>[0]['run']>[0]) =>
      changeMessage(id, { revision, ...sent }),
    done: `app.messages.${done}`,
  });
  // Include the assignee even if they have lost the permission since.
  const people = assignees.some((one) => one.id === person?.id)
    ? assignees
    : [...assignees, ...(person ? [person] : [])];
  return (
    <Section title={translate('app.messages.handling')}>
      <Stack sx={{ gap: 2, pt: 0.75, alignItems: 'stretch' }}>
        {state !== 'spam' && (
          <TextField
            select
            label={translate('resources.messages.fields.state')}
            value={state}
            disabled={isPending}
            onChange={({ target }) => {
              const chosen = states.find((one) => one === target.value);
              if (chosen) mutate(change({ state: chosen }, 'changed'));
            }}
            slotProps={{ select: { native: true } }}
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {translate(`app.messages.state.${one}`)}
              </option>
            ))}
          </TextField>
        )}
        <TextField
          select
          label={translate('app.messages.assigned')}
          value={person?.id ?? ''}
          disabled={isPending}
          onChange={({ target }) =>
            mutate(change({ assigned_to: target.value || null }, 'changed'))
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('app.messages.no_one')}</option>
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </TextField>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            startIcon={<UnreadIcon />}
            disabled={leave.isPending}
            onClick={() => leave.mutate(change({ read: false }, 'marked_unread'))}
          >
            {translate('app.messages.mark_unread')}
          </Button>
          {state === 'spam' ? (
            <Button
              disabled={isPending}
              onClick={() => mutate(change({ state: 'new' }, 'spam_cleared'))}
            >
              {translate('app.messages.spam_clear')}
            </Button>
          ) : (
            <Button
              color="error"
              startIcon={<SpamIcon />}
              disabled={leave.isPending}
              onClick={() => leave.mutate(change({ state: 'spam' }, 'spam_marked'))}
            >
              {translate('app.messages.spam_mark')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}
