import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { Button, Stack } from '@mui/material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { ShopImport } from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { useImportName, useKindTranslate } from './import-kind.tsx';
import { useImportStep } from './use-imports.ts';

interface ImportActionsProps {
  readonly found: ShopImport;
  readonly onMatch: () => void;
}

/** Shows the next step of an import whose jobs have finished. */
export function ImportActions({ found, onMatch }: ImportActionsProps) {
  const translate = useTranslate();
  const ofKind = useKindTranslate();
  const name = useImportName();
  const { shop } = usePlace();
  const { id, state, tally } = found;
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useImportStep();
  const products = tally.created.products + tally.updated.products;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {state === 'checked' && (
        <>
          <Button
            variant="contained"
            loading={isPending}
            disabled={products === 0}
            onClick={() => mutate(({ runImport }) => runImport(name, id))}
          >
            {ofKind('run', { smart_count: products })}
          </Button>
          <Button variant="outlined" onClick={onMatch}>
            {translate('app.imports.change')}
          </Button>
        </>
      )}
      <Button
        href={`/api/v1/manage/${shop.id}/${name}/${id}/rows.csv`}
        download
        startIcon={<DownloadIcon />}
      >
        {translate('app.imports.account_file')}
      </Button>
      {state === 'done' && (
        <Button color="error" loading={isPending} onClick={() => setAsks(true)}>
          {translate('app.imports.undo')}
        </Button>
      )}
      <Confirm
        isOpen={asks}
        title="app.imports.undo_title"
        content={ofKind('undo_text')}
        confirm="app.imports.undo"
        onConfirm={() => {
          setAsks(false);
          mutate(({ undoImport }) => undoImport(name, id));
        }}
        onClose={() => setAsks(false)}
      />
    </Stack>
  );
}
