import { ListBase, useListContext, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Box, ButtonBase, Card, Stack } from '@mui/material';
import type { ManagedMedia } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { ExportLink } from '../../layout/ExportLink.tsx';
import { SavedViews } from '../../layout/list-settings/SavedViews.tsx';
import { ListPager } from '../../layout/lists/ListPager.tsx';
import { OrderNotice } from '../../layout/lists/OrderNotice.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { quiet } from '../../layout/quiet.ts';
import { SelectPage, SelectRow } from '../../layout/lists/SelectRow.tsx';
import { SortSelect } from '../../layout/lists/SortSelect.tsx';
import { useIsEmptyList, useListCount } from '../../layout/lists/use-list-count.ts';
import { DropZone } from '../../media/DropZone.tsx';
import { MediaFilters } from '../../media/MediaFilters.tsx';
import { MediaGrid } from '../../media/MediaGrid.tsx';
import { UploadButtons } from '../../media/UploadButtons.tsx';
import { UploadList } from '../../media/UploadList.tsx';
import { useUploads } from '../../media/use-uploads.ts';
import { MediaBar } from './MediaBar.tsx';

const SORT = { field: 'id', order: 'DESC' } as const;

/** Shows every picture of the shop; new ones are added by drop, paste, file and camera. */
export function MediaList() {
  return (
    <ListBase<ManagedMedia> perPage={48} sort={SORT} storeKey={false} queryOptions={quiet}>
      <Library />
    </ListBase>
  );
}

function Library() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const found = useListCount();
  const { data = [] } = useListContext<ManagedMedia>();
  const isEmpty = useIsEmptyList();
  const sorts = [
    { id: 'id DESC', name: translate('app.media.newest') },
    { id: 'id ASC', name: translate('app.media.oldest') },
    { id: 'name ASC', name: translate('app.media.by_name') },
  ];
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
        <Stack direction="row" sx={{ gap: 1, mb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          {data.length > 0 && <SelectPage records={data} />}
          <MediaFilters />
          <SortSelect choices={sorts} />
        </Stack>
        <SavedViews list="media" sort={SORT} />
        <MediaBar />
        <OrderNotice />
        <MediaGrid
          firstStep={<Box sx={phoneOnly}>{buttons}</Box>}
          tile={(media, content) => (
            <Box sx={{ position: 'relative' }}>
              <ButtonBase
                component={RouterLink}
                to={`/media/${media.id}`}
                sx={{ display: 'block', width: 1, borderRadius: 1 }}
              >
                {content}
              </ButtonBase>
              <Box sx={checkbox}>
                <SelectRow record={media} />
              </Box>
            </Box>
          )}
        />
        <ListPager />
      </Card>
      {/* The empty library has these buttons in its middle. */}
      {!isEmpty && <ActionBar>{buttons}</ActionBar>}
    </DropZone>
  );
}

/** Wide screens have the buttons next to the title. */
const phoneOnly = { display: { xs: 'contents', sm: 'none' } } as const;

/** The label is in the upper corner of a picture, with its own background. */
const checkbox = {
  position: 'absolute',
  top: 4,
  left: 4,
  borderRadius: 1,
  bgcolor: 'background.paper',
  opacity: 0.9,
  '& .MuiCheckbox-root': { p: 0.5 },
} as const;
