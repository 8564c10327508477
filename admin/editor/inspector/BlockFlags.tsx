import { memo } from 'react';
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { SCREENS, type PageBlock } from '@talad/elements/page/page';
import { SCREEN_TEXTS } from '../selection/ScreenSwitches.tsx';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

/** On which screens the selected section is shown. */
export const BlockFlags = memo(function BlockFlags({ hideOn }: Pick<PageBlock, 'hideOn'>) {
  const t = useText();
  const { group } = useEditorPlace().actions;
  return (
    <Box sx={{ px: 2 }}>
      <Typography variant="h3">{t('inspect.show_on')}</Typography>
      {SCREENS.map((screen) => (
        <FormControlLabel
          key={screen}
          control={
            <Switch
              checked={hideOn?.includes(screen) !== true}
              onChange={({ target }) => group.show(screen, target.checked)}
            />
          }
          label={t(SCREEN_TEXTS[screen])}
        />
      ))}
    </Box>
  );
});
