import { Box, Divider, Typography } from '@mui/material';
import { useEditor } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { GroupButtons } from './GroupButtons.tsx';
import { ScreenSwitches } from './ScreenSwitches.tsx';
import { ofCount } from './SelectionBar.tsx';

/** In place of the inspector while several sections are selected. */
export function GroupPanel() {
  const t = useText();
  const count = useEditor(ofCount);
  return (
    <Box component="section" aria-label={t('select.count', { n: count })} sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ pb: 1, pr: 5 }}>
        {t('select.count', { n: count })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ pb: 1 }}>
        {t('select.help')}
      </Typography>
      <GroupButtons />
      <Divider sx={{ my: 2 }} />
      <ScreenSwitches />
    </Box>
  );
}
