import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Box, Typography } from '@mui/material';
import { useNavigate } from 'react-router';
import type { BulkAnswer } from '../../../../storefront-host/modules/back-office/product-changes/bulk.contract.ts';
import { FormDialog } from '../../../layout/FormDialog.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { bulkChange, bulkKinds, emptyBulk } from './bulk-form.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkNotice } from './BulkNotice.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { BulkSelect } from './BulkSelect.tsx';
import { runBulk, type BulkScope } from './run-bulk.ts';

interface BulkDialogProps {
  readonly scope: BulkScope;
  readonly count: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const NOTICE_MS = 20_000;

/** Chooses a change, previews it, then applies it. */
export function BulkDialog({ scope, count, onDone, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const navigate = useNavigate();
  const { bulkProducts, beginBulkRun } = useDataProvider<TaladDataProvider>();
  const [values, setValues] = useState(emptyBulk);
  const [preview, setPreview] = useState<BulkAnswer | null>(null);
  const [isWrong, setWrong] = useState(false);
  const change = bulkChange(values);
  const look = useMutation({
    mutationFn: (requested: NonNullable<typeof change>) =>
      bulkProducts({
        ...('ids' in scope ? { ids: scope.ids } : { filter: scope.filter }),
        change: requested,
        preview: true,
      }),
    onSuccess: setPreview,
    onError: failed,
  });
  const apply = useMutation({
    mutationFn: async (requested: NonNullable<typeof change>) => {
      if ('filter' in scope) {
        const { id } = await beginBulkRun({ ...scope, change: requested });
        return () => void navigate(`/bulk-runs/${id}/show`);
      }
      const result = await runBulk(bulkProducts, scope.ids, requested);
      return () => notify(<BulkNotice result={result} />, { autoHideDuration: NOTICE_MS });
    },
    onSuccess: async (showResult) => {
      showResult();
      onDone();
      await queries.invalidateQueries();
    },
    onError: failed,
  });
  const submit = () => {
    if (!change) return setWrong(true);
    if (preview) apply.mutate(change);
    else look.mutate(change);
  };
  return (
    <FormDialog
      title={translate('app.bulk.title', { smart_count: count })}
      submit={translate(preview ? 'app.bulk.apply' : 'app.bulk.preview')}
      isPending={look.isPending || apply.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ pt: 1 }}>
        <BulkSelect
          label={translate('app.bulk.kind')}
          value={values.kind}
          choices={bulkKinds.map((id) => ({ id, name: translate(`app.bulk.kinds.${id}`) }))}
          onChange={(kind) => {
            setPreview(null);
            setValues({ ...emptyBulk, kind });
          }}
        />
      </Box>
      <BulkFields
        values={values}
        onChange={(part) => {
          setPreview(null);
          setWrong(false);
          setValues({ ...values, ...part });
        }}
      />
      {isWrong && (
        <Typography role="alert" color="error" variant="body2">
          {translate('app.bulk.missing')}
        </Typography>
      )}
      {preview && <BulkPreview preview={preview} />}
    </FormDialog>
  );
}
