import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { Alert, Button, Link, Stack } from '@mui/material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { BulkRun } from '../../../storefront-host/modules/back-office/bulk-runs/bulk-runs.contract.ts';
import { JobProgress } from '../../layout/JobProgress.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { Failure, Forbidden, Loading } from '../../layout/states.tsx';
import { Tallies } from '../../layout/Tallies.tsx';
import { isWorking, useBulkRun, useChangeText, useUndoRun } from './use-bulk-runs.ts';

export function BulkRunPage() {
  const { id = '' } = useParams();
  return useMay('bulk-runs', 'show') ? <Run id={id} /> : <Forbidden />;
}

/** Shows a change of many products: its progress, the result for each product, and the undo. */
function Run({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const textOf = useChangeText();
  const { data, error, refetch } = useBulkRun(id);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeader
        title={textOf(data.change)}
        below={translate(`app.bulk_runs.states.${data.state}`)}
        backTo="/bulk-runs"
      />
      <Stack sx={{ gap: 2 }}>
        {isWorking(data) && <Progress {...data} />}
        {data.state === 'failed' && (
          <Alert severity="error">
            {translate('app.bulk_runs.failed', { smart_count: data.tally.waiting })}
          </Alert>
        )}
        <Actions run={data} />
        {!isWorking(data) && <Account {...data} />}
      </Stack>
    </>
  );
}

function Progress({ state, tally, total }: BulkRun) {
  const translate = useTranslate();
  const isUndo = state === 'undoing';
  const all = isUndo ? tally.changed + tally.undone + tally.kept : total;
  const done = isUndo ? tally.undone + tally.kept : total - tally.waiting;
  return (
    <JobProgress
      label={translate(`app.bulk_runs.states.${state}`)}
      value={all === 0 ? 100 : (done / all) * 100}
      text={translate('app.bulk_runs.progress', {
        done: done.toLocaleString('en'),
        total: all.toLocaleString('en'),
      })}
    />
  );
}

function Actions({ run: { id, state, tally } }: { readonly run: BulkRun }) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useUndoRun(id);
  const isOver = state === 'undoing' || state === 'undone';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        href={`/api/v1/manage/${shop.id}/bulk-runs/${id}/products.csv`}
        download
        startIcon={<DownloadIcon />}
      >
        {translate('app.bulk_runs.account_file')}
      </Button>
      {!isOver && (state === 'running' || tally.changed > 0) && (
        <Button color="error" loading={isPending} onClick={() => setAsks(true)}>
          {translate(state === 'running' ? 'app.bulk_runs.stop' : 'app.bulk_runs.undo')}
        </Button>
      )}
      <Confirm
        isOpen={asks}
        title="app.bulk_runs.undo_title"
        content="app.bulk_runs.undo_text"
        confirm="app.bulk_runs.undo"
        onConfirm={() => {
          setAsks(false);
          mutate();
        }}
        onClose={() => setAsks(false)}
      />
    </Stack>
  );
}

const outcomes = ['changed', 'undone', 'kept', 'unchanged', 'refused', 'waiting'] as const;

function Account({ tally, problems }: BulkRun) {
  const translate = useTranslate();
  const unnamed = tally.refused + tally.kept - problems.length;
  return (
    <>
      <Section title={translate('app.bulk_runs.account')}>
        <Tallies
          items={outcomes.flatMap((outcome) =>
            tally[outcome] === 0
              ? []
              : {
                  name: translate(`app.bulk_runs.outcomes.${outcome}`),
                  value: translate('app.bulk_runs.products', { smart_count: tally[outcome] }),
                },
          )}
        />
      </Section>
      {problems.length > 0 && (
        <Section title={translate('app.bulk_runs.problems')}>
          <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 1 }}>
            {problems.map(({ id, title, message }) => (
              <li key={id}>
                <Link component={RouterLink} to={`/products/${id}`}>
                  {title}
                </Link>
                {`: ${message}`}
              </li>
            ))}
          </Stack>
          {unnamed > 0 && translate('app.bulk_runs.more', { smart_count: unnamed })}
        </Section>
      )}
    </>
  );
}
