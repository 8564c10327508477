import { Box, IconButton } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import { ofSelected, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { Inspector } from './Inspector.tsx';

/** The inspector at the right, while a section is selected. */
export function InspectorPanel() {
  const t = useText();
  const { actions } = useEditorPlace();
  const selected = useEditor(ofSelected);
  if (selected === null) return null;
  return (
    <Box
      component="aside"
      sx={{
        width: 316,
        flexShrink: 0,
        position: 'relative',
        overflowY: 'auto',
        bgcolor: 'background.paper',
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={t('inspect.close')}
        onClick={() => actions.select(null)}
        sx={{ position: 'absolute', right: 8, top: 10, zIndex: 1 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <Inspector />
    </Box>
  );
}
