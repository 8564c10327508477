import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useLang } from '../../layout/formats.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { LibraryDialog } from '../../media/LibraryDialog.tsx';
import { PICTURE_TYPES } from '../../media/picture-types.ts';
import { useText } from '../use-text.ts';
import { helpOf, problemText, type FieldProps } from './field-props.ts';
import { PictureLink } from './PictureLink.tsx';
import { isOfLibrary, rememberPicture, usePictureAddress } from './pictures.ts';

/** A picture of the shop, which is chosen on the device, uploaded at once, and shown small. */
export function ImageField(props: FieldProps) {
  const t = useText();
  const lang = useLang();
  const { rule, value, placeholder, onChange } = props;
  const mayUpload = useMay('media', 'write');
  const { uploadPicture } = useDataProvider<TaladDataProvider>();
  const failed = useFailureNotice();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const reference = typeof value === 'string' ? value : (placeholder ?? '');
  const address = usePictureAddress(reference);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => uploadPicture(file),
    onSuccess: ({ media_id, picture }) => {
      rememberPicture(media_id, picture.src);
      onChange(media_id);
    },
    onError: failed,
  });
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && mayUpload) mutate(file);
  };
  const help = helpOf(props, t, lang);
  return (
    <div>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {rule.label[lang]}
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 1,
          p: 1,
          border: 1,
          borderStyle: address ? 'solid' : 'dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          minHeight: 72,
        }}
      >
        {address && (
          <Box
            component="img"
            src={address}
            alt=""
            sx={{
              width: 72,
              height: 56,
              objectFit: 'cover',
              borderRadius: 0.5,
              bgcolor: 'action.hover',
            }}
          />
        )}
        <Button
          size="small"
          startIcon={<AddIcon />}
          loading={isPending}
          disabled={!mayUpload}
          onClick={() => chooser.current?.click()}
        >
          {t(address ? 'image.change' : 'image.choose')}
        </Button>
        {mayUpload && (
          <Button size="small" onClick={() => setChoosing(true)}>
            {t('image.earlier')}
          </Button>
        )}
        {mayUpload && address && isOfLibrary(reference) && <PictureLink mediaId={reference} />}
        {reference && (
          <Button size="small" color="inherit" onClick={() => onChange('')}>
            {t('image.remove')}
          </Button>
        )}
      </Box>
      {help && <FormHelperText error={problemText(props, t) !== undefined}>{help}</FormHelperText>}
      {isChoosing && (
        <LibraryDialog
          max={1}
          onClose={() => setChoosing(false)}
          onUse={([chosen]) => {
            setChoosing(false);
            if (!chosen) return;
            rememberPicture(chosen.media_id, chosen.picture.src);
            onChange(chosen.media_id);
          }}
        />
      )}
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={rule.label[lang]}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}
