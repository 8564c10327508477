import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Box } from '@mui/material';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { hasPasteEvent, shortcutOf } from '@talad/elements/page/shortcuts';
import { isGroupShortcut, runGroupShortcut } from '../selection/group-shortcuts.ts';
import { NameDialog } from '../selection/NameDialog.tsx';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import {
  ofAlso,
  ofBlocks,
  ofSelected,
  useEditor,
  useEditorPlace,
} from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { useRowDrag } from './use-row-drag.ts';

interface Row {
  readonly block: PageBlock;
  readonly level: 1 | 2;
  /** Position among the page's own blocks; -1 if it is inside another block. */
  readonly index: number;
}

/**
 * The page as a list, in which everything that a drag can do has a button and a key. The arrow keys
 * walk the rows, Alt with an arrow moves the section, Delete deletes it, Ctrl+D duplicates it.
 */
export function Outline() {
  const t = useText();
  const { actions } = useEditorPlace();
  const blocks = useEditor(ofBlocks);
  const selected = useEditor(ofSelected);
  const also = useEditor(ofAlso);
  const more = useMemo(() => new Set(also), [also]);
  const [isPicking, setPicking] = useState(false);
  const [naming, setNaming] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const rows: readonly Row[] = blocks.flatMap((block, index) => [
    { block, level: 1, index },
    ...(block.content.children ?? []).map((child): Row => ({ block: child, level: 2, index: -1 })),
  ]);
  const topRows = useCallback(
    () => [...(grid.current?.querySelectorAll<HTMLElement>('[aria-level="1"]') ?? [])],
    [],
  );
  const drag = useRowDrag(topRows, (from, gap) => {
    const block = blocks[from];
    if (block) actions.moveTo(block.id, gap);
  });
  const focusRow = (id: string): void => {
    // Wait until the rows have rendered in their new order.
    requestAnimationFrame(() => {
      const row = grid.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
      row?.focus();
      row?.scrollIntoView({ block: 'nearest' });
    });
  };
  const keyDown = (event: KeyboardEvent, id: string): void => {
    if (event.target !== event.currentTarget) return;
    const shortcut = shortcutOf(event.nativeEvent);
    const index = rows.findIndex(({ block }) => block.id === id);
    if (shortcut && isGroupShortcut(shortcut)) {
      if (shortcut === 'paste' && hasPasteEvent(event)) return;
      const end = runGroupShortcut(shortcut, actions.group);
      if (end !== null) focusRow(end);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const walk = { ArrowDown: 1, ArrowUp: -1 }[event.code];
    if (walk && !event.altKey) {
      event.preventDefault();
      const next = rows[index + walk];
      if (next) {
        actions.select(next.block.id);
        focusRow(next.block.id);
      }
      return;
    }
    if (shortcut === 'up' || shortcut === 'down') {
      actions.move(id, shortcut === 'up' ? -1 : 1);
      focusRow(id);
    } else if (shortcut === 'remove') {
      const isGoing = actions.refusalOf({ op: 'remove', id }) === null;
      actions.remove(id);
      const next = rows[index + 1] ?? rows[index - 1];
      if (isGoing && next) focusRow(next.block.id);
    } else if (shortcut === 'duplicate') {
      actions.duplicate(id);
    } else if (event.code === 'F2' && index >= 0 && rows[index]?.level === 1) {
      if (!isFrame(rows[index].block)) setNaming(id);
    } else if (event.code === 'Enter' || event.code === 'Space') {
      actions.select(id);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const latest = useRef(keyDown);
  useEffect(() => {
    latest.current = keyDown;
  });
  /**
   * Keep the function stable, so that a key typed elsewhere renders one row again, not three
   * hundred.
   */
  const onKeyDown = useCallback((event: KeyboardEvent, id: string) => {
    latest.current(event, id);
  }, []);
  const focusable = selected ?? rows[0]?.block.id;
  return (
    <>
      {naming !== null && (
        <NameDialog
          id={naming}
          onClose={() => {
            setNaming(null);
            focusRow(naming);
          }}
        />
      )}
      <SelectionBar isPicking={isPicking} onPicking={setPicking} />
      <Box
        ref={grid}
        role="treegrid"
        aria-label={t('outline.label')}
        aria-multiselectable
        sx={{ p: 1 }}
      >
        {rows.map(({ block, level, index }) => (
          <OutlineRow
            key={block.id}
            block={block}
            level={level}
            index={index}
            total={blocks.length}
            isSelected={block.id === selected || more.has(block.id)}
            isPicking={isPicking}
            isFocusable={block.id === focusable}
            isDragged={level === 1 && drag.dragged === index}
            lineAt={lineAt(drag.over, index, blocks.length, level)}
            onRename={setNaming}
            onHandle={drag.onPointerDown}
            onKeyDown={onKeyDown}
          />
        ))}
      </Box>
    </>
  );
}

function lineAt(
  gap: number | null,
  index: number,
  total: number,
  level: 1 | 2,
): 'above' | 'below' | null {
  if (gap === null || level === 2) return null;
  if (gap === index) return 'above';
  return gap === total && index === total - 1 ? 'below' : null;
}
