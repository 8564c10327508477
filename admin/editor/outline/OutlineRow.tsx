import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { Box, Typography } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import LockIcon from '@mui/icons-material/LockOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { PageOp } from '@talad/elements/page/operations';
import { isFrame, propsIn, type PageBlock } from '@talad/elements/page/page';
import { useLang } from '../../layout/formats.ts';
import type { Lang } from '../../providers/i18n-provider.ts';
import { PeopleHere } from '../presence/PeopleBar.tsx';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useBlockName } from '../section-names.ts';
import { useText } from '../use-text.ts';
import { RowActs } from './RowActs.tsx';

interface OutlineRowProps {
  readonly block: PageBlock;
  readonly level: 1 | 2;
  /** Index among the page's own blocks; with `total` it determines which moves are possible. */
  readonly index: number;
  readonly total: number;
  readonly isSelected: boolean;
  /** True while a press adds the row to the selection. */
  readonly isPicking: boolean;
  readonly isFocusable: boolean;
  readonly isDragged: boolean;
  readonly lineAt: 'above' | 'below' | null;
  readonly onRename: (id: string) => void;
  readonly onHandle: (index: number, event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
}

export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { block, level, isSelected, isFocusable, isDragged, lineAt } = props;
  const t = useText();
  const { actions, session } = useEditorPlace();
  const name = useBlockName()(block);
  const isFixed = isFrame(block) || level === 2;
  const refused = (op: PageOp) => actions.refusalOf(op) !== null;
  const words = firstWords(block, useLang());
  return (
    <Box
      role="row"
      data-row={block.id}
      aria-level={level}
      aria-selected={isSelected}
      tabIndex={isFocusable ? 0 : -1}
      onClick={({ shiftKey, ctrlKey, metaKey }) => {
        const isAdding = ctrlKey || metaKey || (props.isPicking && !isFixed);
        if (shiftKey) actions.group.extend(block.id, 'range');
        else if (isAdding) actions.group.extend(block.id, 'toggle');
        else actions.select(block.id);
      }}
      onDoubleClick={() => !isFixed && props.onRename(block.id)}
      onKeyDown={(event) => props.onKeyDown(event, block.id)}
      onPointerEnter={() => session.store.set({ hovered: block.id })}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        // CSS containment limits layout and paint of a changed text to its row of 300.
        height: '2.75rem',
        contain: 'strict',
        contentVisibility: 'auto',
        mb: '2px',
        pl: level === 2 ? 4 : 0.5,
        borderRadius: 1,
        cursor: 'pointer',
        userSelect: 'none',
        opacity: isDragged ? 0.5 : 1,
        bgcolor: isSelected ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: isSelected ? 'action.selected' : 'action.hover' },
        '& .acts': { display: isSelected ? 'flex' : 'none' },
        '&:hover .acts, &:focus-within .acts': { display: 'flex' },
        '&::before': lineAt && {
          content: '""',
          position: 'absolute',
          insetInline: 4,
          [lineAt === 'above' ? 'top' : 'bottom']: 0,
          height: 3,
          borderRadius: 2,
          bgcolor: 'primary.main',
        },
      }}
    >
      <Box
        role="gridcell"
        sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, gap: 0.5 }}
      >
        {isFixed ? (
          <Box sx={{ width: 20 }} />
        ) : (
          <Box
            onPointerDown={(event) => props.onHandle(props.index, event)}
            title={t('outline.drag', { name })}
            sx={{
              display: 'flex',
              color: 'text.disabled',
              cursor: 'grab',
              touchAction: 'none',
              '@media (pointer: coarse)': {
                width: 44,
                height: 44,
                flexShrink: 0,
                alignItems: 'center',
                justifyContent: 'center',
              },
            }}
          >
            <DragIcon fontSize="small" />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: isSelected ? 620 : 450 }}>
            {name}
          </Typography>
          {words && (
            <Typography variant="caption" color="textSecondary" noWrap component="p">
              {words}
            </Typography>
          )}
        </Box>
        <PeopleHere id={block.id} />
        {block.locked && (
          <LockIcon fontSize="inherit" color="action" titleAccess={t('row.locked')} />
        )}
        {block.hideOn && block.hideOn.length > 0 && (
          <HiddenIcon fontSize="inherit" color="disabled" />
        )}
      </Box>
      {!isFixed && (
        <RowActs
          id={block.id}
          name={name}
          onRename={props.onRename}
          isFirst={refused({ op: 'move', id: block.id, by: -1 })}
          isLast={refused({ op: 'move', id: block.id, by: 1 })}
          isPermanent={refused({ op: 'remove', id: block.id })}
        />
      )}
    </Box>
  );
});

/** Distinguishes sections of one kind. */
function firstWords(block: PageBlock, lang: Lang): string {
  const { title, description } = propsIn(block, lang);
  const text = typeof title === 'string' && title ? title : description;
  return typeof text === 'string' ? text.replaceAll(/<[^>]*>/g, ' ').slice(0, 60) : '';
}
