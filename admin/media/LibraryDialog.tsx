import { useId, useState } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import {
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { MediaResponse } from '../../storefront-host/modules/content/media-library/media.contract.ts';
import { ListPager } from '../layout/lists/ListPager.tsx';
import { quiet } from '../layout/quiet.ts';
import { DropZone } from './DropZone.tsx';
import { MediaFilters } from './MediaFilters.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { UploadButtons } from './UploadButtons.tsx';
import { UploadList } from './UploadList.tsx';
import { useUploads } from './use-uploads.ts';

interface LibraryDialogProps {
  /** Maximum number of choices; if it is one, the first press chooses. */
  readonly max: number;
  readonly onUse: (chosen: readonly MediaResponse[]) => void;
  readonly onClose: () => void;
}

const NONE: readonly MediaResponse[] = [];

/** The library as a picker, for forms and the editor. */
export function LibraryDialog({ max, onUse, onClose }: LibraryDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const queries = useQueryClient();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [chosen, setChosen] = useState(NONE);
  const take = (one: MediaResponse) => {
    if (max === 1) onUse([one]);
    else setChosen((all) => (all.length < max ? [...all, one] : all));
  };
  const uploads = useUploads((stored) => {
    void queries.invalidateQueries({ queryKey: ['media'] });
    take(stored);
  });
  const press = (one: MediaResponse) => {
    const rest = chosen.filter(({ media_id }) => media_id !== one.media_id);
    if (rest.length < chosen.length) setChosen(rest);
    else take(one);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={id}
      onClose={onClose}
      // React's events bubble through portals: do not pass a paste or drop to the form behind the
      // dialog.
      onDrop={(event) => event.stopPropagation()}
    >
      <DialogTitle id={id}>{translate('app.media.title')}</DialogTitle>
      <DialogContent>
        <DropZone onFiles={uploads.add}>
          <ListBase
            resource="media"
            perPage={24}
            sort={{ field: 'id', order: 'DESC' }}
            storeKey={false}
            disableSyncWithLocation
            queryOptions={quiet}
          >
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 1.5, pt: 0.5 }}>
              <MediaFilters />
              <UploadButtons label={translate('app.media.upload')} onFiles={uploads.add} />
            </Stack>
            <UploadList uploads={uploads} />
            <MediaGrid
              tile={({ id: media_id, name, picture }, content) => {
                const isChosen = chosen.some((one) => one.media_id === media_id);
                return (
                  <ButtonBase
                    aria-label={name || translate('app.media.unnamed')}
                    {...(max > 1 && { 'aria-pressed': isChosen })}
                    onClick={() => press({ media_id, picture })}
                    sx={{
                      display: 'block',
                      width: 1,
                      p: 0.5,
                      borderRadius: 1,
                      border: 2,
                      borderColor: isChosen ? 'primary.main' : 'transparent',
                      '&:hover, &:focus-visible': { borderColor: 'primary.main' },
                    }}
                  >
                    {content}
                  </ButtonBase>
                );
              }}
            />
            <ListPager />
          </ListBase>
        </DropZone>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.action.cancel')}
        </Button>
        {max > 1 && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => onUse(chosen)}>
            {translate('app.media.use', { smart_count: chosen.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
