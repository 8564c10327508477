import { useState } from 'react';
import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useLang } from '../../layout/formats.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { ImageField } from '../inspector/ImageField.tsx';
import { rememberPicture, usePictureAddress } from '../inspector/pictures.ts';
import { useText } from '../use-text.ts';
import { titleOf } from './page-facts.ts';
import type { ManagedPage, PageSeo } from './pages-api.ts';
import { GooglePreview, LinePreview } from './SharePreviews.tsx';

interface SeoDialogProps {
  readonly page: ManagedPage;
  /** Returns whether it was saved. */
  readonly onSave: (page: ManagedPage, seo: PageSeo) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The limits of the server. */
const limits = { title: 120, description: 320 } as const;

/** Title, description and picture of a page for search engines and shared links, as they will look there. */
export function SeoDialog({ page, onSave, onClose }: SeoDialogProps) {
  const t = useText();
  const { shop } = usePlace();
  const reader = useLang();
  const [lang, setLang] = useState(reader);
  const [seo, setSeo] = useState(() => {
    if (page.seo.image && page.share_picture) rememberPicture(page.seo.image, page.share_picture);
    return page.seo;
  });
  const [isPending, setPending] = useState(false);
  const picture = usePictureAddress(seo.image ?? '');
  const title = titleOf(page, lang);
  const set = (name: 'title' | 'description', value: string) =>
    setSeo({ ...seo, [name]: { ...seo[name], [lang]: value } });
  const save = async (): Promise<void> => {
    setPending(true);
    const isSaved = await onSave(page, seo);
    setPending(false);
    if (isSaved) onClose();
  };
  const shown = {
    title: seo.title?.[lang] || title,
    description: seo.description?.[lang] || `${title} · ${shop.title}`,
    address: `${shop.shop_url.replace(/^https?:\/\//, '').replace(/\/$/, '')}${page.url}`,
    picture,
  };
  const image = { label: { th: t('seo.image'), en: t('seo.image') } };
  return (
    <FormDialog
      title={t('pages.seo')}
      submit={t('pages.done')}
      isPending={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={lang}
        aria-label={t('seo.lang')}
        onChange={(_event, next: typeof lang | null) => next && setLang(next)}
      >
        <ToggleButton value="th">{t('seo.lang_th')}</ToggleButton>
        <ToggleButton value="en">{t('seo.lang_en')}</ToggleButton>
      </ToggleButtonGroup>
      {(['title', 'description'] as const).map((name) => (
        <TextField
          key={`${name}-${lang}`}
          label={t(`seo.${name}`)}
          value={seo[name]?.[lang] ?? ''}
          placeholder={shown[name]}
          helperText={t(`seo.${name}_help`)}
          multiline={name === 'description'}
          minRows={name === 'description' ? 2 : 1}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang, maxLength: limits[name] } }}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      <Box>
        <ImageField
          field={{ kind: 'image', default: '' }}
          rule={image}
          value={seo.image ?? ''}
          problems={[]}
          path="/image"
          onItem={() => undefined}
          onChange={(value) => setSeo({ ...seo, image: typeof value === 'string' ? value : '' })}
        />
        <Typography variant="caption" color="textSecondary">
          {t('seo.image_help')}
        </Typography>
      </Box>
      <GooglePreview {...shown} />
      <LinePreview {...shown} />
    </FormDialog>
  );
}
