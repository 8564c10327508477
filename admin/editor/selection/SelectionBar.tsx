import { memo } from 'react';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import SeveralIcon from '@mui/icons-material/Checklist';
import type { EditorState } from '../model/editor-store.ts';
import { selectedIds } from '../model/selection.ts';
import { useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { GroupButtons, TOUCH } from './GroupButtons.tsx';

/** How many sections are selected; 1 or 0 of a single selection. */
export const ofCount = (state: EditorState): number =>
  state.also.length === 0 ? Number(state.selected !== null) : selectedIds(state).length;

interface SelectionBarProps {
  /** True while each press on a row adds it, for fingers and for people who hold no key. */
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
}

/** Above the outline: select several, paste, and what can be done with the selected ones. */
export const SelectionBar = memo(function SelectionBar(props: SelectionBarProps) {
  const { isPicking, onPicking } = props;
  const t = useText();
  const { group } = useEditorPlace().actions;
  const count = useEditor(ofCount);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        px: 1,
        py: 0.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Button
          size="small"
          startIcon={<SeveralIcon />}
          aria-pressed={isPicking}
          variant={isPicking ? 'contained' : 'text'}
          onClick={() => onPicking(!isPicking)}
          sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
        >
          {t('select.several')}
        </Button>
        {isPicking && (
          <Button size="small" onClick={group.selectAll}>
            {t('select.all')}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Tooltip title={t('select.paste')}>
          <IconButton
            size="small"
            aria-label={t('select.paste')}
            onClick={() => group.paste()}
            sx={TOUCH}
          >
            <PasteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      {count > 1 && (
        <Box>
          <Typography variant="body2" sx={{ px: 0.5, fontWeight: 600 }}>
            {t('select.count', { n: count })}
          </Typography>
          <GroupButtons />
        </Box>
      )}
    </Box>
  );
});
