import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '@mui/material';
import { Section } from '../../../layout/Section.tsx';
import { useLang } from '../../../layout/formats.ts';
import type { TaladDataProvider } from '../../../providers/data-provider.ts';
import { BothLanguages } from '../BothLanguages.tsx';
import { PictureChoice } from './PictureChoice.tsx';

/** Name, texts, pictures, category and language of the shop. */
export function ProfileSection() {
  const translate = useTranslate();
  const lang = useLang();
  const { marketCategories } = useDataProvider<TaladDataProvider>();
  const { data: roots = [] } = useQuery({
    queryKey: ['market-categories', lang],
    queryFn: ({ signal }) => marketCategories(signal),
  });
  return (
    <>
      <Section title={translate('app.settings.texts')}>
        <Stack sx={{ gap: 1.5, pt: 0.75 }}>
          <BothLanguages source="title" maxLength={200} />
          <BothLanguages source="slogan" maxLength={200} />
          <BothLanguages source="description" maxLength={2_000} rows={3} />
        </Stack>
      </Section>
      <Section title={translate('app.settings.pictures')}>
        <Stack sx={{ gap: 1.5, pt: 0.75 }}>
          <PictureChoice source="avatar" />
          <PictureChoice source="cover" />
          <PictureChoice source="favicon" />
        </Stack>
      </Section>
      <Section title={translate('app.settings.market')}>
        <Stack sx={{ gap: 1.5, pt: 0.75 }}>
          <SelectInput
            source="mall_category_id"
            label={translate('app.settings.mall_category_id')}
            helperText={translate('app.settings.category_help')}
            emptyText={translate('app.settings.category_none')}
            choices={roots.map(({ category_id: id, category_name: name }) => ({ id, name }))}
            translateChoice={false}
            parse={(value: unknown) => (value === '' ? null : value)}
            format={(value: unknown) => value ?? ''}
          />
          <SelectInput
            source="default_language"
            label={translate('app.settings.default_language')}
            helperText={translate('app.settings.language_help')}
            choices={[
              { id: 'th', name: 'ไทย' },
              { id: 'en', name: 'English' },
            ]}
            translateChoice={false}
          />
        </Stack>
      </Section>
    </>
  );
}
