import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box, Chip, InputAdornment, TextField, Typography } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { layoutGroups, type LayoutGroup } from '../../../../presets/sections/define-layout.ts';
import { fillLayout } from '../../../../presets/sections/fill-layout.ts';
import type { Preset } from '../../../../presets/define-preset.ts';
import { useLang } from '../../../layout/formats.ts';
import { ofDesign, ofLang, useEditor, useEditorPlace } from '../../session/EditorContext.tsx';
import { findOwn } from '../../own/find-own.ts';
import { OwnCards } from '../../own/OwnCards.tsx';
import { useOwnSections } from '../../own/use-own-sections.ts';
import { useText } from '../../use-text.ts';
import { cardGrid, LibraryCard } from '../LibraryCard.tsx';
import { propsOfSample, type SampleSection } from '../sample-section.ts';
import type { usePaletteDrag } from '../use-palette-drag.ts';
import { findLayouts, layoutsOf, type FoundLayout } from './find-layouts.ts';

interface ReadyLayoutsProps {
  readonly isReady: boolean;
  readonly drag: Pick<ReturnType<typeof usePaletteDrag>, 'onPointerDown'>;
  readonly onPress: (key: string) => void;
}

/** Ready-made sections by group, or those that a search finds. */
export function ReadyLayouts({ isReady, drag, onPress }: ReadyLayoutsProps) {
  const t = useText();
  const uiLang = useLang();
  const lang = useEditor(ofLang);
  const theme = useTheme();
  const [group, setGroup] = useState<LayoutGroup | 'own'>('hero');
  const [search, setSearch] = useState('');
  const isSearch = search.trim() !== '';
  const isOwn = !isSearch && group === 'own';
  const { sections } = useOwnSections(isSearch || isOwn);
  const own = isOwn ? sections : findOwn(sections ?? [], search);
  const shown = isSearch ? findLayouts(search) : group === 'own' ? [] : layoutsOf(group);
  const found = shown.length + (own?.length ?? 0);
  const data = useData(shown, theme);
  return (
    <Box component="section" aria-label={t('library.ready')} sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('library.ready')}
      </Typography>
      <TextField
        type="search"
        fullWidth
        size="small"
        label={t('library.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mb: 1.5 }}
      />
      {!isSearch && (
        <Box
          role="group"
          aria-label={t('library.groups')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}
        >
          {(['own', ...layoutGroups] as const).map((one) => (
            <Chip
              key={one}
              size="small"
              label={t(`library.${one}`)}
              variant={one === group ? 'filled' : 'outlined'}
              color={one === group ? 'primary' : 'default'}
              aria-pressed={one === group}
              onClick={() => setGroup(one)}
              sx={{ '@media (pointer: coarse)': { height: 44, borderRadius: 22, px: 0.5 } }}
            />
          ))}
        </Box>
      )}
      <Typography
        role="status"
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ mb: isSearch || isOwn ? 1 : 0 }}
      >
        {isSearch &&
          (found > 0
            ? t('library.found', { n: found })
            : t('library.found_none', { search: search.trim() }))}
        {isOwn && own?.length === 0 && t('own.empty')}
      </Typography>
      <Box sx={cardGrid}>
        <OwnCards sections={own ?? []} isReady={isReady} drag={drag} onPress={onPress} />
        {shown.map(({ layout: { key, label, section } }) => (
          <LibraryCard
            key={key}
            name={section.name}
            label={label[uiLang]}
            props={propsOfSample(fillLayout(section, theme), lang)}
            data={data?.[key]}
            lang={lang}
            isReady={isReady}
            onPress={() => onPress(key)}
            onPointerDown={(event) => drag.onPointerDown(key, label[uiLang], event)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Returns the section of a layout with its marks, as it is put on a page. */
export function useLayoutSections(): (
  key: string,
) => { readonly name: string; readonly sample: SampleSection } | undefined {
  const theme = useTheme();
  return (key) => {
    const found = layoutGroups.flatMap(layoutsOf).find(({ layout }) => layout.key === key);
    if (!found) return undefined;
    const { section } = found.layout;
    return { name: section.name, sample: fillLayout(section, theme) };
  };
}

/** Returns the shop's theme, whose pictures the layouts show. */
function useTheme(): Preset {
  const { presets } = useEditorPlace();
  const key = useEditor(ofDesign).currentTheme;
  const theme = presets.find((preset) => preset.key === key) ?? presets[0];
  if (!theme) throw new Error('no themes');
  return theme;
}

/** Products, posts and pictures of the shown layouts, by key. */
function useData(shown: readonly FoundLayout[], theme: Preset) {
  const { api } = useEditorPlace();
  const lang = useEditor(ofLang);
  const keys = shown.map(({ layout }) => layout.key);
  const { data } = useQuery({
    queryKey: ['editor', 'layouts', theme.key, lang, ...keys],
    queryFn: () =>
      api.sectionData(
        shown.map(({ layout: { key, section } }) => ({
          id: key,
          type: 'others' as const,
          name: section.name,
          content: fillLayout(section, theme),
        })),
        lang,
      ),
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  return data;
}
