import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { TrackingRow } from '../../../../storefront-host/modules/back-office/tracking-import/tracking-import.contract.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { useMay } from '../../../layout/ShopContext.tsx';
import { tabular } from '../../../layout/styles.ts';
import { useAction } from '../../../layout/use-action.ts';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

/** Ships many orders by a file of tracking numbers: each row is shown before anything changes. */
export function TrackingImport() {
  const translate = useTranslate();
  const mayShip = useMay('orders', 'ship');
  const [isOpen, setOpen] = useState(false);
  if (!mayShip) return null;
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {translate('app.orders.tracking_import.open')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { importTracking } = useDataProvider<TaladDataProvider>();
  const failed = useFailureNotice();
  const [file, setFile] = useState<File | null>(null);
  const check = useMutation({
    mutationFn: (chosen: File) => importTracking(chosen, false),
    onError: failed,
  });
  const apply = useAction(onClose);
  const rows = file && check.data ? check.data.rows : null;
  const ready = rows?.filter(isReady).length ?? 0;
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    check.reset();
    check.mutate(chosen);
  };
  const submit = () => {
    if (!file || ready === 0) return;
    apply.mutate({
      run: (provider) => provider.importTracking(file, true),
      done: 'app.orders.tracking_import.done',
    });
  };
  return (
    <FormDialog
      title={translate('app.orders.tracking_import.open')}
      submit={translate('app.orders.tracking_import.apply')}
      isPending={apply.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate('app.orders.tracking_import.help')}</Typography>
      <Button component="label" variant="outlined" loading={check.isPending}>
        {file?.name ?? translate('app.orders.tracking_import.choose')}
        <input
          type="file"
          accept=".csv,.txt,.xlsx"
          hidden
          aria-label={translate('app.orders.tracking_import.choose')}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </Button>
      {rows && <Account rows={rows} ready={ready} />}
    </FormDialog>
  );
}

function Account({
  rows,
  ready,
}: {
  readonly rows: readonly TrackingRow[];
  readonly ready: number;
}) {
  const translate = useTranslate();
  const wrong = rows.length - ready;
  return (
    <>
      <Alert severity={wrong === 0 ? 'success' : 'warning'}>
        {translate('app.orders.tracking_import.ready', { smart_count: ready })}
        {wrong > 0 && ` · ${translate('app.orders.tracking_import.wrong', { smart_count: wrong })}`}
      </Alert>
      <Box
        component="ul"
        aria-label={translate('app.orders.tracking_import.rows')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.map((row) => (
          <Stack
            component="li"
            key={row.line}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ ...tabular, overflowWrap: 'anywhere' }}>
              #{row.number} · {row.courier} {row.code}
            </Typography>
            <Typography
              variant="body2"
              color={isReady(row) || row.outcome === 'unchanged' ? 'textSecondary' : 'error'}
            >
              {translate('app.orders.tracking_import.line', { line: row.line })} ·{' '}
              {translate(`app.orders.tracking_import.outcome.${row.outcome}`)}
            </Typography>
          </Stack>
        ))}
      </Box>
    </>
  );
}

function isReady({ outcome }: TrackingRow): boolean {
  return outcome === 'sent' || outcome === 'numbered';
}
