import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, DialogContentText, TextField, Typography } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';

/** Makes another person the owner in place of the user, once that person has accepted. */
export function HandOverSection() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={translate('app.staff.hand_over')}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('app.staff.hand_over_text')}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('app.staff.hand_over')}
      </Button>
      {isOpen && <HandOverDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

function HandOverDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const [email, setEmail] = useState('');
  const { mutate, isPending } = useAction(onClose);
  const args = { email: email.trim() };
  return (
    <FormDialog
      title={translate('app.staff.hand_over_title', { shop: shop.title })}
      submit={translate('app.staff.hand_over_confirm')}
      isPending={isPending}
      onSubmit={() =>
        mutate({
          run: (provider) => provider.handShopOver(args.email),
          done: 'app.staff.hand_over_done',
          args,
        })
      }
      onClose={onClose}
    >
      <DialogContentText>{translate('app.staff.hand_over_text')}</DialogContentText>
      <TextField
        label={translate('app.staff.hand_over_email')}
        type="email"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off', spellCheck: false } }}
      />
    </FormDialog>
  );
}
