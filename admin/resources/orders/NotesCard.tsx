import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import type { OrderNote } from '../../../storefront-host/modules/sales/orders/notes/annotations.contract.ts';
import type { Order } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { useAction } from '../../layout/use-action.ts';

const MAX_LENGTH = 2000;

/** Shows internal notes, with a field for the next one. */
export function NotesCard({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const mayWrite = useMay('orders', 'ship');
  if (!mayWrite && order.notes.length === 0) return null;
  return (
    <Section title={translate('app.orders.notes')}>
      {mayWrite && <NewNote order={order} />}
      {order.notes.length === 0 ? (
        <Typography color="textSecondary">{translate('app.orders.notes_none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {order.notes.map((note) => (
            <Note key={note.id} order={order} note={note} mayRemove={mayWrite} />
          ))}
        </Box>
      )}
    </Section>
  );
}

function NewNote({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  // A failed save leaves the text in its field.
  const { mutate, isPending } = useAction(() => setText(''));
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isPending) return;
    mutate({
      run: (provider) => provider.addOrderNote(order.id, text.trim()),
      done: 'app.orders.notes_added',
    });
  };
  return (
    <Stack component="form" onSubmit={add} sx={{ gap: 1, mb: 2, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={translate('app.orders.notes_new')}
        helperText={translate('app.orders.notes_help')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
      />
      <Button type="submit" variant="outlined" loading={isPending} disabled={text.trim() === ''}>
        {translate('app.orders.notes_add')}
      </Button>
    </Stack>
  );
}

interface NoteProps {
  readonly order: Order;
  readonly note: OrderNote;
  readonly mayRemove: boolean;
}

function Note({ order, note, mayRemove }: NoteProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAction(() => setAsking(false));
  const remove = translate('app.orders.notes_remove');
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1, py: 1, alignItems: 'flex-start', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note.text}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={tabular}>
          {dateTime(note.at)} · {note.by ?? translate('app.orders.notes_by_former')}
        </Typography>
      </Box>
      {mayRemove && (
        <IconButton aria-label={remove} onClick={() => setAsking(true)}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
      {isAsking && (
        <FormDialog
          title={remove}
          submit={remove}
          isPending={isPending}
          isDanger
          onSubmit={() =>
            mutate({
              run: (provider) => provider.removeOrderNote(order.id, note.id),
              done: 'app.orders.notes_removed',
            })
          }
          onClose={() => setAsking(false)}
        >
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note.text}
          </Typography>
        </FormDialog>
      )}
    </Stack>
  );
}
