import { ListBase, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Box, ButtonBase, Card } from '@mui/material';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { ExportLink } from '../../layout/ExportLink.tsx';
import { ListPager } from '../../layout/lists/ListPager.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { quiet } from '../../layout/quiet.ts';
import { useListCount } from '../../layout/lists/use-list-count.ts';
import { DropZone } from '../../media/DropZone.tsx';
import { MediaFilters } from '../../media/MediaFilters.tsx';
import { MediaGrid } from '../../media/MediaGrid.tsx';
import { UploadButtons } from '../../media/UploadButtons.tsx';
import { UploadList } from '../../media/UploadList.tsx';
import { useUploads } from '../../media/use-uploads.ts';

/** Every picture of the shop; the page takes more by drop, paste, file and camera. */
export function MediaList() {
  return (
    <ListBase
      perPage={48}
      sort={{ field: 'id', order: 'DESC' }}
      storeKey={false}
      queryOptions={quiet}
    >
      <Library />
    </ListBase>
  );
}

function Library() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const found = useListCount();
  const uploads = useUploads(() => void queries.invalidateQueries({ queryKey: ['media'] }));
  const buttons = (
    <UploadButtons isMain label={translate('app.media.upload')} onFiles={uploads.add} />
  );
  return (
    <DropZone takesPaste onFiles={uploads.add}>
      <PageHeader
        title={translate('app.media.title')}
        below={found && translate('app.media.count', { smart_count: found.count, n: found.shown })}
        actions={
          <>
            <ExportLink name="media" />
            {buttons}
          </>
        }
      />
      <UploadList uploads={uploads} />
      <Card sx={{ p: 1.5 }}>
        <Box sx={{ mb: 1.5 }}>
          <MediaFilters />
        </Box>
        <MediaGrid
          tile={(media, content) => (
            <ButtonBase
              component={RouterLink}
              to={`/media/${media.id}`}
              sx={{ display: 'block', width: 1, borderRadius: 1 }}
            >
              {content}
            </ButtonBase>
          )}
        />
        <ListPager />
      </Card>
      <ActionBar>{buttons}</ActionBar>
    </DropZone>
  );
}
