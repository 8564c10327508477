import { useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Box, Stack, TextField } from '@mui/material';
import { TagChips } from '../../forms/TagChips.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import type { Lang } from '../../providers/i18n-provider.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { joinTags, retag, splitTags } from './post-tags.ts';

interface Tagged {
  tags?: Partial<Record<Lang, string>>;
}

/** Tags as chips, suggested from the shop's posts, each with its name in the other language below. */
export function BlogTags() {
  const translate = useTranslate();
  const { base_language: base } = usePlace().shop;
  const other: Lang = base === 'th' ? 'en' : 'th';
  const { postTags } = useDataProvider<TaladDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['blogs', 'tags'],
    queryFn: ({ signal }) => postTags(signal),
  });
  const own = useController<Tagged, `tags.${Lang}`>({ name: `tags.${base}` });
  const translated = useController<Tagged, `tags.${Lang}`>({ name: `tags.${other}` });
  const tags = splitTags(own.field.value).filter((tag) => tag !== '');
  const labels = splitTags(translated.field.value);
  const isDisabled = own.field.disabled === true;
  const known = new Map(data.map(({ names }) => [names[base], names[other]]));
  const fault = own.fieldState.error?.message ?? translated.fieldState.error?.message;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <TagChips
        label={translate('resources.blogs.fields.tags')}
        help={fault ?? translate('app.blogs.tags_help')}
        tags={tags}
        suggested={[...known.keys()]}
        disabled={isDisabled}
        onChange={(next) => {
          own.field.onChange(next.join(', '));
          translated.field.onChange(joinTags(retag({ tags, labels }, next, known)));
        }}
      />
      {tags.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {tags.map((tag, index) => (
            <TextField
              key={tag}
              size="small"
              label={translate('app.form.in_language', {
                name: tag,
                language: translate(`app.form.language.${other}`),
              })}
              value={labels[index] ?? ''}
              disabled={isDisabled}
              // A comma separates labels, so a label cannot contain one.
              onChange={({ target }) => {
                const label = target.value.replaceAll(',', ' ');
                const next = tags.map((_tag, at) => (at === index ? label : (labels[at] ?? '')));
                translated.field.onChange(joinTags(next));
              }}
              slotProps={{ htmlInput: { lang: other, maxLength: 80 } }}
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
