import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconButton, Menu, MenuItem } from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import { propsIn } from '@talad/elements/page/page';
import { LibraryCard } from '../palette/LibraryCard.tsx';
import type { usePaletteDrag } from '../palette/use-palette-drag.ts';
import { ofLang, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { shownBlock } from './find-own.ts';
import type { OwnSection } from './own-api.ts';
import { OwnNameDialog } from './OwnNameDialog.tsx';
import { useOwnSections } from './use-own-sections.ts';

interface OwnCardsProps {
  readonly sections: readonly OwnSection[];
  readonly isReady: boolean;
  readonly drag: Pick<ReturnType<typeof usePaletteDrag>, 'onPointerDown'>;
  readonly onPress: (key: string) => void;
}

const KEY = 'own:';

/** Returns the id of the saved section that a card of the library names. */
export function ownIdOf(key: string): string | null {
  return key.startsWith(KEY) ? key.slice(KEY.length) : null;
}

/** Cards of saved sections, each with the picture of its first section and its menu. */
export function OwnCards({ sections, isReady, drag, onPress }: OwnCardsProps) {
  const t = useText();
  const lang = useEditor(ofLang);
  const { rename, remove } = useOwnSections(false);
  const data = useData(sections);
  const [menu, setMenu] = useState<{
    readonly of: OwnSection;
    readonly anchor: HTMLElement;
  } | null>(null);
  const [renaming, setRenaming] = useState<OwnSection | null>(null);
  return (
    <>
      {sections.map((own) => {
        const block = shownBlock(own);
        const n = own.blocks.length;
        const label = n === 1 ? own.name : t('own.several', { name: own.name, n });
        const key = `${KEY}${own.id}`;
        return (
          <LibraryCard
            key={own.id}
            name={block?.name ?? null}
            label={label}
            props={block ? propsIn(block, lang) : {}}
            data={data?.[own.id]}
            lang={lang}
            isReady={isReady}
            onPress={() => onPress(key)}
            onPointerDown={(event) => drag.onPointerDown(key, label, event)}
          >
            <IconButton
              size="small"
              aria-label={t('row.more', { name: own.name })}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => setMenu({ of: own, anchor: currentTarget })}
              sx={{
                position: 'absolute',
                zIndex: 1,
                right: 2,
                bottom: 1,
                '@media (pointer: coarse)': { width: 44, height: 44, bottom: -4 },
              }}
            >
              <MoreIcon fontSize="small" />
            </IconButton>
          </LibraryCard>
        );
      })}
      <Menu anchorEl={menu?.anchor} open={menu !== null} onClose={() => setMenu(null)}>
        <MenuItem
          onClick={() => {
            setRenaming(menu?.of ?? null);
            setMenu(null);
          }}
        >
          {t('row.rename')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            if (menu) void remove(menu.of);
            setMenu(null);
          }}
        >
          {t('row.remove')}
        </MenuItem>
      </Menu>
      {renaming && (
        <OwnNameDialog
          title={t('own.rename')}
          first={renaming.name}
          onName={(name) => rename(renaming, name)}
          onClose={() => setRenaming(null)}
        />
      )}
    </>
  );
}

/** Products, posts and pictures of the shown sections, by the id of the saved one. */
function useData(shown: readonly OwnSection[]) {
  const { api } = useEditorPlace();
  const lang = useEditor(ofLang);
  const blocks = shown.flatMap((own) => {
    const block = shownBlock(own);
    return block ? [{ ...block, id: own.id }] : [];
  });
  const { data } = useQuery({
    queryKey: ['editor', 'own-data', lang, ...blocks.map(({ id }) => id)],
    queryFn: () => api.sectionData(blocks, lang),
    enabled: blocks.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  return data;
}
