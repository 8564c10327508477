import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import {
  MAX_NOTE,
  type CustomerDetail,
  type CustomerNote,
} from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Section } from '../../layout/Section.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { useAction } from '../../layout/use-action.ts';

interface NotesSectionProps {
  readonly customer: CustomerDetail;
  readonly mayWrite: boolean;
}

/** Shows notes to the shop's staff only; customers get them in an export of their personal data. */
export function NotesSection({ customer, mayWrite }: NotesSectionProps) {
  const translate = useTranslate();
  const { id, notes } = customer;
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<CustomerNote | null>(null);
  const { mutate, isPending } = useAction(() => setText(''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    mutate({
      run: (provider) => provider.addCustomerNote(id, words),
      done: 'app.customers.note_added',
    });
  };
  return (
    <Section title={translate('app.customers.notes')}>
      <Stack sx={{ gap: 2 }}>
        {mayWrite && (
          <Stack component="form" onSubmit={submit} sx={{ gap: 1, alignItems: 'flex-start' }}>
            <TextField
              label={translate('app.customers.new_note')}
              helperText={translate('app.customers.note_help')}
              value={text}
              onChange={({ target }) => setText(target.value)}
              multiline
              minRows={2}
              fullWidth
              slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
            />
            <Button
              type="submit"
              variant="contained"
              loading={isPending}
              disabled={text.trim() === ''}
            >
              {translate('app.customers.add_note')}
            </Button>
          </Stack>
        )}
        {notes.length === 0 && (
          <Typography color="textSecondary">{translate('app.customers.no_notes')}</Typography>
        )}
        {notes.map((note) => (
          <Note key={note.id} note={note} onRemove={mayWrite ? () => setRemoved(note) : null} />
        ))}
      </Stack>
      {removed && <RemoveDialog customerId={id} note={removed} onClose={() => setRemoved(null)} />}
    </Section>
  );
}

interface NoteProps {
  readonly note: CustomerNote;
  readonly onRemove: (() => void) | null;
}

function Note({ note, onRemove }: NoteProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const by = note.by ?? translate('app.customers.former_staff');
  return (
    <Stack direction="row" sx={{ gap: 1, borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note.text}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {by} · {dateTime(note.at)}
        </Typography>
      </Box>
      {onRemove && (
        <IconButton
          onClick={onRemove}
          aria-label={translate('app.customers.remove_note_of', { date: dateTime(note.at) })}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}

interface RemoveDialogProps {
  readonly customerId: string;
  readonly note: CustomerNote;
  readonly onClose: () => void;
}

function RemoveDialog({ customerId, note, onClose }: RemoveDialogProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction(onClose);
  return (
    <FormDialog
      title={translate('app.customers.remove_note_title')}
      submit={translate('app.customers.remove_note')}
      isPending={isPending}
      isDanger
      onSubmit={() =>
        mutate({
          run: (provider) => provider.removeCustomerNote(customerId, note.id),
          done: 'app.customers.note_removed',
        })
      }
      onClose={onClose}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
    </FormDialog>
  );
}
