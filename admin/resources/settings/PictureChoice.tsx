import { useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Box, Button, Stack, Typography } from '@mui/material';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import type { SettingsValues } from './settings-form.ts';

interface PictureChoiceProps {
  readonly source: 'avatar' | 'cover' | 'favicon';
}

/** A picture of the shop: uploaded at once, the shop's when the settings are saved. */
export function PictureChoice({ source }: PictureChoiceProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const failed = useFailureNotice();
  const { uploadPicture } = useDataProvider<TaladDataProvider>();
  const { field } = useController<SettingsValues, PictureChoiceProps['source']>({ name: source });
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file),
    onSuccess: (stored) => field.onChange(stored),
    onError: (error) => failed(error),
  });
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <ProductPicture picture={field.value?.picture ?? null} size={72} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{translate(`app.settings.${source}`)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(`app.settings.${source}_help`)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, mt: 0.5 }}>
          <Button
            size="small"
            loading={upload.isPending}
            aria-label={`${translate('app.settings.choose_picture')}: ${translate(`app.settings.${source}`)}`}
            onClick={() => chooser.current?.click()}
          >
            {translate('app.settings.choose_picture')}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload.mutate(file);
              target.value = '';
            }}
          />
          {field.value && (
            <Button size="small" color="inherit" onClick={() => field.onChange(null)}>
              {translate('app.settings.remove_picture')}
            </Button>
          )}
        </Stack>
      </Box>
    </Stack>
  );
}
