import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, DialogContentText, Typography } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Section } from '../../layout/Section.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { useAction } from '../../layout/use-action.ts';
import { AddressField, useAddress } from './AddressField.tsx';

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
  const { email, refusals, field } = useAddress();
  const { mutate, isPending } = useAction(onClose, refusals);
  const args = { email };
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
      <AddressField label={translate('app.staff.hand_over_email')} {...field} />
    </FormDialog>
  );
}
