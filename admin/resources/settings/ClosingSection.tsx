import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, DialogContentText, TextField, Typography } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Closing the shop: what it means, and a dialog that asks for the shop's name. */
export function ClosingSection({ shopname }: { readonly shopname: string }) {
  const translate = useTranslate();
  const mayClose = useMay('opening', 'edit');
  const { shop } = usePlace();
  const { opening } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['opening', shop.id],
    queryFn: ({ signal }) => opening(signal),
  });
  const [isAsked, setAsked] = useState(false);
  if (!mayClose || !data || data.state === 'closed') return null;
  return (
    <div id="closing">
      <Section title={translate('app.closing.title')}>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {translate('app.closing.text')}
        </Typography>
        {data.open_orders > 0 ? (
          <Alert severity="info">
            {translate('app.closing.open_orders', { smart_count: data.open_orders })}
          </Alert>
        ) : (
          <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
            {translate('app.closing.close')}
          </Button>
        )}
      </Section>
      {isAsked && <ClosingDialog shopname={shopname} onClose={() => setAsked(false)} />}
    </div>
  );
}

interface ClosingDialogProps {
  readonly shopname: string;
  readonly onClose: () => void;
}

function ClosingDialog({ shopname, onClose }: ClosingDialogProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useAction(onClose);
  return (
    <FormDialog
      title={translate('app.closing.ask')}
      submit={translate('app.closing.close')}
      isPending={isPending}
      isDanger
      onSubmit={() =>
        mutate({ run: (provider) => provider.closeShop(typed.trim()), done: 'app.closing.closed' })
      }
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {translate('app.closing.ask_text', { shopname })}
      </DialogContentText>
      <TextField
        autoFocus
        fullWidth
        label={translate('app.closing.shopname')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
    </FormDialog>
  );
}
