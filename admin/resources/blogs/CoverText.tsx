import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Stack } from '@mui/material';
import { Field } from '../../forms/Field.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';

/** Text alternative of the cover in both languages; if empty, the library's text is used. */
export function CoverText() {
  const translate = useTranslate();
  const image: unknown = useWatch({ name: 'image' });
  const { base_language: base } = usePlace().shop;
  if (typeof image !== 'string') return null;
  return (
    <Stack sx={{ gap: 1.5, mt: 2 }}>
      {(base === 'th' ? (['th', 'en'] as const) : (['en', 'th'] as const)).map((lang) => (
        <Field
          key={lang}
          source={`image_alts.${lang}`}
          lang={lang}
          label={translate('app.form.in_language', {
            name: translate('resources.blogs.fields.image_alts'),
            language: translate(`app.form.language.${lang}`),
          })}
          {...(lang !== base && { help: translate('app.blogs.image_alts_help') })}
        />
      ))}
    </Stack>
  );
}
