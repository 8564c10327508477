import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, Typography } from '@mui/material';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';

export interface AltTexts {
  readonly th?: string;
  readonly en?: string;
}

interface AltDialogProps {
  readonly title: string;
  readonly alt: AltTexts;
  readonly onSave: (alt: AltTexts) => void;
  readonly onClose: () => void;
}

const MAX_LENGTH = 200;

/** Edits a picture's text in both languages, the shop's own first; the form around it saves it. */
export function AltDialog({ title, alt, onSave, onClose }: AltDialogProps) {
  const translate = useTranslate();
  const { base_language: own } = usePlace().shop;
  const [texts, setTexts] = useState(alt);
  const langs = own === 'th' ? (['th', 'en'] as const) : (['en', 'th'] as const);
  return (
    <FormDialog
      title={title}
      submit={translate('app.products.alt_use')}
      isPending={false}
      onSubmit={() => onSave(texts)}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('app.products.alt_help')}
      </Typography>
      {langs.map((lang) => (
        <TextField
          key={lang}
          label={translate(`resources.media.fields.alt.${lang}`)}
          value={texts[lang] ?? ''}
          autoFocus={lang === own}
          onChange={({ target }) => setTexts({ ...texts, [lang]: target.value })}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH, lang } }}
        />
      ))}
    </FormDialog>
  );
}
