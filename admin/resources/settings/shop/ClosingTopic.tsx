import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, DialogContentText, Stack, TextField, Typography } from '@mui/material';
import { ShopFileSection } from './ShopFileSection.tsx';
import { ShopUploadSection } from './ShopUploadSection.tsx';
import { ClosedNotice } from '../../../dashboard/FirstSteps.tsx';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { Section } from '../../../layout/Section.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { useAction } from '../../../layout/use-action.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

/** Closing the shop: its consequences, and a dialog that asks for the shop's name. */
export function ClosingTopic() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const { opening } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['opening', shop.id],
    queryFn: ({ signal }) => opening(signal),
  });
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeader title={translate('app.settings.topics.closing.title')} backTo="/settings" />
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        <ShopFileSection />
        <ShopUploadSection />
        {data.state === 'closed' ? (
          <ClosedNotice opening={data} />
        ) : (
          <Section>
            <Typography color="textSecondary" sx={{ mb: 1.5 }}>
              {translate('app.closing.text')}
            </Typography>
            {data.open_orders > 0 ? (
              <Alert severity="info">
                {translate('app.closing.open_orders', { smart_count: data.open_orders })}
              </Alert>
            ) : (
              <Button variant="outlined" color="error" onClick={() => setDialogOpen(true)}>
                {translate('app.closing.close')}
              </Button>
            )}
          </Section>
        )}
      </Stack>
      {isDialogOpen && (
        <ClosingDialog shopname={shop.shopname} onClose={() => setDialogOpen(false)} />
      )}
    </>
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
