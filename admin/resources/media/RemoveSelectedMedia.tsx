import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Box, Typography } from '@mui/material';
import type { MediaDetail } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useActOnRows } from '../../layout/lists/use-act-on-rows.tsx';
import { quiet } from '../../layout/quiet.ts';
import { Failure, Loading } from '../../layout/states.tsx';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import type { SelectedMediaProps } from './TagSelectedMedia.tsx';
import { UsesList } from './UsesSection.tsx';

/**
 * Lists the places that lose a picture first; a picture that is used elsewhere meanwhile is refused
 * and stays.
 */
export function RemoveSelectedMedia({ chosen, onDone, onClose }: SelectedMediaProps) {
  const translate = useTranslate();
  const provider = useDataProvider<TaladDataProvider>();
  const ids = chosen.map(({ id }) => id);
  const { data, error, refetch } = useQuery({
    queryKey: ['media', 'uses', ids],
    queryFn: () =>
      Promise.all(
        ids.map(async (id) => (await provider.getOne<MediaDetail>('media', { id })).data),
      ),
    gcTime: 0,
    ...quiet,
  });
  const remove = useActOnRows<MediaDetail>(
    {
      run: ({ removePicture }, { id, revision, total_uses: uses }) =>
        removePicture(id, revision, uses),
    },
    onDone,
  );
  return (
    <FormDialog
      title={translate('app.media.remove_selected_title', { smart_count: chosen.length })}
      submit={translate('app.media.remove_selected')}
      isPending={remove.isPending || (!data && !error)}
      isDanger
      onSubmit={() => data && remove.mutate({ records: data, text: '' })}
      onClose={onClose}
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Losses pictures={data} />
      ) : (
        <Loading />
      )}
    </FormDialog>
  );
}

function Losses({ pictures }: { readonly pictures: readonly MediaDetail[] }) {
  const translate = useTranslate();
  const used = pictures.filter(({ total_uses: uses }) => uses > 0);
  return (
    <>
      <Typography>
        {translate(used.length === 0 ? 'app.media.none_used' : 'app.media.some_used', {
          smart_count: used.length,
        })}
      </Typography>
      {used.map((media) => (
        <Box key={media.id}>
          <Typography sx={{ fontWeight: 600 }}>
            {media.name || translate('app.media.unnamed')}
          </Typography>
          <UsesList media={media} />
        </Box>
      ))}
    </>
  );
}
