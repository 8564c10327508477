import { lazy, Suspense, type ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Box, Chip, Skeleton } from '@mui/material';
import { usePlace } from '../layout/ShopContext.tsx';
import type { Lang } from '../providers/i18n-provider.ts';
import { Field } from './Field.tsx';

const RichTextInput = lazy(() =>
  import('./rich-text/RichTextInput.tsx').then((m) => ({ default: m.RichTextInput })),
);

interface BothTextsProps {
  /** `titles` has `titles.th` and `titles.en`. */
  readonly source: string;
  /** Its label; by default the text `resources.{resource}.fields.{source}`. */
  readonly label?: string;
  /** Required in the shop's own language. */
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly rows?: number;
  /** True for a rich text with headings, lists, tables and pictures. */
  readonly isRich?: boolean;
  readonly help?: string;
}

/** A text in both languages side by side, stacked on phones; the shop's own language comes first. */
export function BothTexts(props: BothTextsProps) {
  const { source, required = false, autoFocus = false, rows, isRich, help } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  const { base_language: base } = usePlace().shop;
  const input = (lang: Lang): ReactNode => {
    const place = `${source}.${lang}`;
    const label = translate(`resources.${resource}.fields.${place}`, {
      _: translate('app.form.in_language', {
        name: props.label ?? translate(`resources.${resource}.fields.${source}`),
        language: translate(`app.form.language.${lang}`),
      }),
    });
    if (isRich) {
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={196} />}>
          <RichTextInput source={place} label={label} lang={lang} />
        </Suspense>
      );
    }
    return (
      <Field
        source={place}
        label={label}
        lang={lang}
        required={required && lang === base}
        autoFocus={autoFocus && lang === base}
        {...(rows !== undefined && { rows })}
        {...(help !== undefined && lang === base && { help })}
      />
    );
  };
  const other = base === 'th' ? 'en' : 'th';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <div>{input(base)}</div>
      <div>
        {input(other)}
        <Untranslated source={source} base={base} other={other} />
      </div>
    </Box>
  );
}

interface UntranslatedProps {
  readonly source: string;
  readonly base: Lang;
  readonly other: Lang;
}

/** Hint that shoppers see the shop's own language instead. */
function Untranslated({ source, base, other }: UntranslatedProps) {
  const translate = useTranslate();
  const [own, translated] = useWatch({ name: [`${source}.${base}`, `${source}.${other}`] });
  if (!own || translated) return null;
  return (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      label={translate(`app.form.untranslated.${other}`)}
      sx={{ mt: 0.75 }}
    />
  );
}
