import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useDateTime } from '../../../layout/formats.ts';
import { Section } from '../../../layout/Section.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { Failure, Loading } from '../../../layout/states.tsx';
import { useFailureNotice } from '../../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';

const POLL_MS = 1_500;

/** Exports the whole shop as one file: a job writes it, and its link is valid for a day. */
export function ShopFileSection() {
  const translate = useTranslate();
  const dateTime = useDateTime();
  const { shop } = usePlace();
  const { shopFile, makeShopFile } = useDataProvider<TaladDataProvider>();
  const queries = useQueryClient();
  const failed = useFailureNotice();
  const queryKey = ['shop-file', shop.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => shopFile(signal),
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? POLL_MS : false),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: makeShopFile,
    onSuccess: (made) => queries.setQueryData(queryKey, made),
    onError: (reason) => failed(reason),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { state, bytes, made_at: made, expires_at: expires } = data;
  const isReady = state === 'ready' && made !== null && expires !== null;
  return (
    <Section title={translate('app.shop_file.title')}>
      <Typography color="textSecondary">{translate('app.shop_file.text')}</Typography>
      <Typography color="textSecondary" variant="body2" sx={{ mt: 1 }}>
        {translate('app.shop_file.private')}
      </Typography>
      <Stack role="status" sx={{ my: 1.5, gap: 1 }}>
        {state === 'working' && (
          <>
            <Typography>{translate('app.shop_file.working')}</Typography>
            <LinearProgress aria-label={translate('app.shop_file.working')} />
          </>
        )}
        {state === 'failed' && <Alert severity="error">{translate('app.shop_file.failed')}</Alert>}
        {isReady && (
          <Typography>
            {translate('app.shop_file.ready', {
              size: sizeOf(bytes),
              made: dateTime(made),
              expires: dateTime(expires),
            })}
          </Typography>
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isReady && (
          <Button
            variant="contained"
            href={`/api/v1/manage/${shop.id}/shop-file/download`}
            download
            startIcon={<DownloadIcon />}
          >
            {translate('app.shop_file.download')}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={isPending || state === 'working'}
          onClick={() => mutate()}
        >
          {translate(isReady ? 'app.shop_file.again' : 'app.shop_file.make')}
        </Button>
      </Stack>
    </Section>
  );
}

/** Formats a size as '812 kB' or '43 MB'. */
function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${Math.ceil(bytes / 1e6)} MB`;
}
