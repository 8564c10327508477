import { useState, type ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { tabular } from '../../../layout/styles.ts';
import { useAction } from '../../../layout/use-action.ts';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

interface UploadedRow {
  /** Line of the file. */
  readonly line: number;
  readonly outcome: string;
}

interface UploadDialogProps<Row extends UploadedRow> {
  /** Its texts are `open`, `help`, `choose`, `rows`, `line`, `ready`, `wrong`, `apply`, `done`, `outcome`. */
  readonly texts: string;
  /** Previews the changes of the file, or applies them. */
  readonly send: (
    provider: TaladDataProvider,
    file: File,
    apply: boolean,
  ) => Promise<{ readonly rows: readonly Row[] }>;
  readonly isReady: (row: Row) => boolean;
  /** True if nothing is left to do. */
  readonly isDone: (row: Row) => boolean;
  readonly row: (row: Row) => ReactNode;
  readonly onClose: () => void;
}

/** Uploads a file with many orders, and shows each row before anything changes. */
export function UploadDialog<Row extends UploadedRow>(props: UploadDialogProps<Row>) {
  const { texts, send, onClose } = props;
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const failed = useFailureNotice();
  const [file, setFile] = useState<File | null>(null);
  const check = useMutation({
    mutationFn: (chosen: File) => send(provider, chosen, false),
    onError: failed,
  });
  const apply = useAction(onClose);
  const rows = file && check.data ? check.data.rows : null;
  const ready = rows?.filter(props.isReady).length ?? 0;
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    check.reset();
    check.mutate(chosen);
  };
  const submit = () => {
    if (!file || ready === 0) return;
    apply.mutate({ run: (api) => send(api, file, true), done: `${texts}.done` });
  };
  return (
    <FormDialog
      title={translate(`${texts}.open`)}
      submit={translate(`${texts}.apply`)}
      isPending={apply.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{translate(`${texts}.help`)}</Typography>
      <Button component="label" variant="outlined" loading={check.isPending}>
        {file?.name ?? translate(`${texts}.choose`)}
        <input
          type="file"
          accept=".csv,.txt,.xlsx"
          hidden
          aria-label={translate(`${texts}.choose`)}
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </Button>
      {rows && <Account {...props} rows={rows} ready={ready} />}
    </FormDialog>
  );
}

function Account<Row extends UploadedRow>({
  texts,
  rows,
  ready,
  isReady,
  isDone,
  row: shown,
}: UploadDialogProps<Row> & { readonly rows: readonly Row[]; readonly ready: number }) {
  const translate = useTranslate();
  const wrong = rows.length - ready;
  return (
    <>
      <Alert severity={wrong === 0 ? 'success' : 'warning'}>
        {translate(`${texts}.ready`, { smart_count: ready })}
        {wrong > 0 && ` · ${translate(`${texts}.wrong`, { smart_count: wrong })}`}
      </Alert>
      <Box
        component="ul"
        aria-label={translate(`${texts}.rows`)}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.map((row) => (
          <Stack
            component="li"
            key={row.line}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', contentVisibility: 'auto' }}
          >
            <Typography sx={{ ...tabular, overflowWrap: 'anywhere' }}>{shown(row)}</Typography>
            <Typography
              variant="body2"
              color={isReady(row) || isDone(row) ? 'textSecondary' : 'error'}
            >
              {translate(`${texts}.line`, { line: row.line })} ·{' '}
              {translate(`${texts}.outcome.${row.outcome}`)}
            </Typography>
          </Stack>
        ))}
      </Box>
    </>
  );
}
