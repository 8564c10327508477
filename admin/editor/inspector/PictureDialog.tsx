import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import {
  Box,
  Button,
  ButtonBase,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import type { MediaResponse } from '../../../storefront-host/modules/content/media-library/media.contract.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../use-text.ts';

interface PictureDialogProps {
  readonly onClose: () => void;
  readonly onUse: (picture: MediaResponse) => void;
}

/** Uploaded pictures, newest first: a press selects one. */
export function PictureDialog({ onClose, onUse }: PictureDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const { pictures } = useDataProvider<TaladDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['media', 'list'],
    queryFn: ({ signal }) => pictures(signal),
    staleTime: 0,
  });
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="picture-dialog" onClose={onClose}>
      <DialogTitle id="picture-dialog">{t('image.earlier_title')}</DialogTitle>
      <DialogContent>
        {!data && !isError && <CircularProgress size={24} aria-label={t('loading')} />}
        {isError && <Typography role="alert">{t('toast.load')}</Typography>}
        {data?.length === 0 && (
          <Typography color="textSecondary">{t('image.earlier_none')}</Typography>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
          }}
        >
          {data?.map((one, index) => (
            <ButtonBase
              key={one.media_id}
              aria-label={t('image.earlier_one', { n: index + 1 })}
              onClick={() => onUse(one)}
              sx={{
                aspectRatio: '4 / 3',
                overflow: 'hidden',
                borderRadius: 1,
                border: 1,
                borderColor: 'divider',
                '&:hover, &:focus-visible': { borderColor: 'primary.main', boxShadow: 2 },
              }}
              style={{ backgroundColor: one.picture.color ?? undefined }}
            >
              <Box
                component="img"
                src={one.picture.src}
                alt=""
                loading="lazy"
                sx={{ width: 1, height: 1, objectFit: 'cover' }}
              />
            </ButtonBase>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
