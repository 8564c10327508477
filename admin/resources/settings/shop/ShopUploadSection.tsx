import { useRef, type ChangeEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { ShopUpload } from '../../../../storefront-host/modules/back-office/shop-upload/shop-upload.contract.ts';
import { Section } from '../../../layout/Section.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { shopPath } from '../../../providers/profile.ts';
import { OpenUploadForm } from './OpenUploadForm.tsx';
import { UploadCounts } from './UploadCounts.tsx';

const POLL_MS = 1_000;

/** Opens a new shop from the file of a whole shop: uploads it, checks it, previews it, opens it. */
export function ShopUploadSection() {
  const translate = useTranslate();
  const { shop } = usePlace();
  const provider = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const queryKey = ['shop-upload', shop.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => provider.shopUpload(signal),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? POLL_MS : false),
  });
  const keepData = {
    onSuccess: (now: ShopUpload) => queries.setQueryData(queryKey, now),
    onError: (reason: unknown) => failed(reason),
  };
  const send = useMutation({ mutationFn: provider.sendShopUpload, ...keepData });
  const remove = useMutation({ mutationFn: provider.removeShopUpload, ...keepData });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { state, problem } = data;
  const isShown = state === 'ready' || state === 'done';
  return (
    <Section title={translate('app.shop_upload.title')}>
      <Typography color="textSecondary">{translate('app.shop_upload.text')}</Typography>
      <Stack role="status" sx={{ my: 1.5, gap: 1 }}>
        {send.isPending && <Working text={translate('app.shop_upload.sending')} />}
        {!send.isPending && isWorking(data) && (
          <Working text={translate(`app.shop_upload.${state}`)} progress={data.progress} />
        )}
        {state === 'refused' && <Alert severity="error">{problem}</Alert>}
        {state === 'failed' && (
          <Alert severity="error">{translate('app.shop_upload.failed')}</Alert>
        )}
        {state === 'done' && (
          <Alert severity="success">
            {translate('app.shop_upload.done', { title: data.title, shopname: data.shopname })}
          </Alert>
        )}
      </Stack>
      {isShown && <UploadCounts upload={data} />}
      {state === 'ready' && (
        <OpenUploadForm upload={data} onOpened={(now) => queries.setQueryData(queryKey, now)} />
      )}
      {!isWorking(data) && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {state === 'done' && (
            <Button variant="contained" href={shopPath(data.shopname)} startIcon={<StoreIcon />}>
              {translate('app.shop_upload.go')}
            </Button>
          )}
          <ChooseFile
            isPending={send.isPending}
            isAgain={state !== 'none'}
            onChosen={(file) => send.mutate(file)}
          />
          {state !== 'none' && (
            <Button
              color={isShown ? 'inherit' : 'error'}
              startIcon={<RemoveIcon />}
              disabled={send.isPending}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {translate('app.shop_upload.remove')}
            </Button>
          )}
        </Stack>
      )}
    </Section>
  );
}

function isWorking({ state }: ShopUpload): boolean {
  return state === 'checking' || state === 'opening';
}

function Working({ text, progress }: { readonly text: string; readonly progress?: number }) {
  const value = progress !== undefined && { variant: 'determinate' as const, value: progress };
  return (
    <>
      <Typography>{text}</Typography>
      <LinearProgress aria-label={text} {...value} />
    </>
  );
}

interface ChooseFileProps {
  readonly isPending: boolean;
  readonly isAgain: boolean;
  readonly onChosen: (file: File) => void;
}

function ChooseFile({ isPending, isAgain, onChosen }: ChooseFileProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const label = translate(isAgain ? 'app.shop_upload.another' : 'app.shop_upload.choose');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChosen(file);
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".gz,application/gzip"
        aria-label={label}
        onChange={choose}
      />
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        loading={isPending}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
