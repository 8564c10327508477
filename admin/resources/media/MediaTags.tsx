import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { TagChips } from '../../forms/TagChips.tsx';
import { useMediaTags } from '../../media/use-media-tags.ts';

const NONE: readonly string[] = [];

export function MediaTags() {
  const translate = useTranslate();
  const suggested = useMediaTags().map(({ name }) => name);
  const { field } = useController<{ tags?: readonly string[] }, 'tags'>({ name: 'tags' });
  return (
    <TagChips
      label={translate('resources.media.fields.tags')}
      help={translate('app.orders.tags_help')}
      tags={field.value ?? NONE}
      suggested={suggested}
      disabled={field.disabled === true}
      onChange={field.onChange}
    />
  );
}
