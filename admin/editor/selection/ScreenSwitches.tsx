import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { SCREENS, type PageBlock, type Screen } from '@talad/elements/page/page';
import { selectedIds } from '../model/selection.ts';
import { ofAlso, ofBlocks, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText, type EditorKey } from '../use-text.ts';

export const SCREEN_TEXTS: Readonly<Record<Screen, EditorKey>> = {
  mobile: 'inspect.on_phone',
  tablet: 'inspect.on_tablet',
  desktop: 'inspect.on_desktop',
};

/** On which screens the selected sections are shown; a dash where they differ. */
export function ScreenSwitches() {
  const t = useText();
  const { session, actions } = useEditorPlace();
  const blocks = useEditor(ofBlocks);
  useEditor(ofAlso);
  const ids = new Set(selectedIds(session.store.get()));
  const chosen = blocks.filter(({ id }) => ids.has(id));
  const isHidden = (block: PageBlock, screen: Screen) => block.hideOn?.includes(screen) === true;
  return (
    <Box>
      <Typography variant="h3">{t('inspect.show_on')}</Typography>
      {SCREENS.map((screen) => {
        const hidden = chosen.filter((block) => isHidden(block, screen)).length;
        return (
          <FormControlLabel
            key={screen}
            sx={{ display: 'flex' }}
            control={
              <Checkbox
                checked={hidden === 0}
                indeterminate={hidden > 0 && hidden < chosen.length}
                onChange={({ target }) => actions.group.show(screen, target.checked)}
              />
            }
            label={t(SCREEN_TEXTS[screen])}
          />
        );
      })}
    </Box>
  );
}
