import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Stack } from '@mui/material';
import type { ShopImport } from '../../../storefront-host/modules/back-office/imports/imports.contract.ts';
import { JobProgress } from '../../layout/JobProgress.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import type { ImportName } from '../../providers/calls/import-calls.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { Failure, Forbidden, Loading } from '../../layout/states.tsx';
import { Account } from './Account.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportKind, useImportName } from './import-kind.tsx';
import { MatchForm } from './MatchForm.tsx';
import { TableMatchForm } from './TableMatchForm.tsx';
import { RemoveFile } from './RemoveFile.tsx';
import { isWorking, useImport } from './use-imports.ts';

export function ImportPage() {
  return <Page name="imports" />;
}

export function CustomerImportPage() {
  return <Page name="customer-imports" />;
}

export function OrderImportPage() {
  return <Page name="order-imports" />;
}

function Page({ name }: { readonly name: ImportName }) {
  const { id = '' } = useParams();
  if (!useMay(name, 'show')) return <Forbidden />;
  return (
    <ImportKind name={name}>
      <Import id={id} />
    </ImportKind>
  );
}

/** Shows an import from its columns to its undo; the server stores each step. */
function Import({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const name = useImportName();
  const Match = name === 'imports' ? MatchForm : TableMatchForm;
  const { data, error, refetch } = useImport(id);
  const [isMatching, setMatching] = useState(false);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const asks = data.state === 'uploaded' || data.state === 'failed' || isMatching;
  return (
    <>
      <PageHeader
        title={data.file_name}
        below={translate(`app.imports.states.${data.state}`)}
        backTo={`/${name}`}
      />
      <Stack sx={{ gap: 2 }}>
        {isWorking(data) && <Progress {...data} />}
        {!isWorking(data) && asks && <Match found={data} onChecked={() => setMatching(false)} />}
        {!isWorking(data) && !asks && (
          <>
            <ImportActions found={data} onMatch={() => setMatching(true)} />
            <Account found={data} />
          </>
        )}
        {removable.has(data.state) && <RemoveFile id={id} />}
      </Stack>
    </>
  );
}

const removable = new Set(['uploaded', 'checked', 'failed']);

function Progress({ state, done, total }: Pick<ShopImport, 'state' | 'done' | 'total'>) {
  const translate = useTranslate();
  const isCounted = state !== 'undoing' && total > 0;
  return (
    <JobProgress
      label={translate(`app.imports.states.${state}`)}
      {...(isCounted && { value: (done / total) * 100 })}
      text={translate(isCounted ? 'app.imports.progress' : 'app.imports.wait', { done, total })}
    />
  );
}
