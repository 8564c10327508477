import { useTranslate } from 'react-admin';
import { Stack } from '@mui/material';
import { FilterSelect } from '../layout/lists/FilterSelect.tsx';
import { SearchField } from '../layout/lists/SearchField.tsx';
import { useMediaTags } from './use-media-tags.ts';

/** Filters by words, and by the tags that pictures have. */
export function MediaFilters() {
  const translate = useTranslate();
  const choices = useMediaTags().map(({ name, count }) => ({
    id: name,
    name: `${name} (${count})`,
  }));
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', flex: { sm: '0 1 360px' } }}
    >
      <SearchField label={translate('app.media.search')} maxLength={200} />
      {choices.length > 0 && (
        <FilterSelect
          field="tag"
          label={translate('resources.media.fields.tags')}
          all={translate('app.media.all_tags')}
          choices={choices}
        />
      )}
    </Stack>
  );
}
