import { useEffect, useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Box, ButtonBase, Typography } from '@mui/material';
import { loadTexts } from '@talad/elements/locales/load';
import { sections as registry, type SectionName } from '@talad/elements/sections/index';
import { useLang } from '../../layout/formats.ts';
import { ofDesign, ofLang, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { blockName } from '../section-names.ts';
import { ownIdOf } from '../own/OwnCards.tsx';
import { useOwnSections } from '../own/use-own-sections.ts';
import { useText } from '../use-text.ts';
import { card, cardGrid, LibraryCard } from './LibraryCard.tsx';
import { ReadyLayouts, useLayoutSections } from './ready/ReadyLayouts.tsx';
import { sampleSection, propsOfSample } from './sample-section.ts';
import { usePaletteDrag } from './use-palette-drag.ts';

const names = Object.keys(registry).filter((name): name is SectionName =>
  Object.hasOwn(registry, name),
);
const COLUMNS = [1, 2, 3, 4] as const;

interface LibraryProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Position of the pressed '+'; otherwise after the selection. */
  readonly at: number | null;
  readonly onAdded: () => void;
}

/** All sections that a page can have, as they look in this shop. */
export function Library({ frame, at, onAdded }: LibraryProps) {
  const t = useText();
  const uiLang = useLang();
  const { actions, presets, api } = useEditorPlace();
  const lang = useEditor(ofLang);
  const theme = useEditor(ofDesign).currentTheme;
  const isReady = useTexts(lang);
  const layoutSection = useLayoutSections();
  const { sections } = useOwnSections(false);
  const { data } = useQuery({
    queryKey: ['editor', 'samples', theme, lang],
    queryFn: () =>
      api.sectionData(
        names.map((name) => ({
          id: name,
          type: 'others' as const,
          name,
          content: sampleSection(name, theme, presets),
        })),
        lang,
      ),
    staleTime: 300_000,
  });
  const add = (what: string, place: number | undefined): void => {
    const columns = /^row-(\d)$/.exec(what)?.[1];
    const ready = layoutSection(what);
    const own = sections?.find(({ id }) => id === ownIdOf(what));
    if (what === 'dummy') actions.insertDummy(place);
    else if (columns) actions.insertRow(Number(columns), place);
    else if (own) actions.group.addOwn(own.blocks, place);
    else if (ready) actions.insertSection(ready.name, place, ready.sample);
    else actions.insertSection(what, place, sampleSection(what, theme, presets));
    onAdded();
  };
  const drag = usePaletteDrag(frame, add);
  const press = (what: string): void => {
    if (drag.isPress()) add(what, at ?? undefined);
  };
  const layouts = [
    ...COLUMNS.map((n) => ({
      key: `row-${n}`,
      columns: n,
      label: n === 1 ? t('library.row_one') : t('library.row', { n }),
    })),
    { key: 'dummy', columns: 0, label: t('library.dummy') },
  ];
  return (
    <Box sx={{ p: 2 }} aria-label={t('library.label')} component="section">
      <link rel="stylesheet" href="/assets/theme-fonts.css" />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1.5 }}>
        {t('library.help')}
      </Typography>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('library.layouts')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 1, mb: 2.5 }}>
        {layouts.map(({ key, columns, label }) => (
          <ButtonBase
            key={key}
            aria-label={t('library.add', { name: label })}
            title={label}
            onClick={() => press(key)}
            onPointerDown={(event) => drag.onPointerDown(key, label, event)}
            sx={{ ...card, height: 44, p: 0.75, display: 'flex', gap: 0.5 }}
          >
            {columns === 0 ? (
              <Box
                sx={{ flex: 1, height: 1, border: 1, borderStyle: 'dashed', borderRadius: 0.5 }}
              />
            ) : (
              Array.from({ length: columns }, (_, column) => (
                <Box
                  key={column}
                  sx={{
                    flex: 1,
                    height: 1,
                    bgcolor: 'primary.main',
                    opacity: 0.35,
                    borderRadius: 0.5,
                  }}
                />
              ))
            )}
          </ButtonBase>
        ))}
      </Box>
      <ReadyLayouts isReady={isReady} drag={drag} onPress={press} />
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('library.sections')}
      </Typography>
      <Box sx={cardGrid}>
        {names.map((name) => {
          const label = blockName({ name }, uiLang);
          return (
            <LibraryCard
              key={name}
              name={name}
              label={label}
              props={propsOfSample(sampleSection(name, theme, presets), lang)}
              data={data?.[name]}
              lang={lang}
              isReady={isReady}
              onPress={() => press(name)}
              onPointerDown={(event) => drag.onPointerDown(name, label, event)}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** Elements render with their own texts, which are loaded with them. */
function useTexts(lang: 'th' | 'en'): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      await loadTexts(lang);
      if (!isGone) setLoaded(lang);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [lang]);
  return loaded === lang;
}
