import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import type { PageBlock, Screen } from '@talad/elements/page/page';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

/** On which screens a section is shown. */
export function BlockFlags({ block }: { readonly block: PageBlock }) {
  const t = useText();
  const { session } = useEditorPlace();
  const hidden = block.hideOn ?? [];
  const set = (screen: Screen, isShown: boolean): void => {
    const others = hidden.filter((one) => one !== screen);
    session.store.commit({
      op: 'setFlags',
      id: block.id,
      flags: { hideOn: isShown ? others : [...others, screen] },
    });
  };
  return (
    <Box sx={{ px: 2 }}>
      <Typography variant="h3">{t('inspect.show_on')}</Typography>
      {(['mobile', 'desktop'] as const).map((screen) => (
        <FormControlLabel
          key={screen}
          control={
            <Switch
              checked={!hidden.includes(screen)}
              onChange={({ target }) => set(screen, target.checked)}
            />
          }
          label={t(screen === 'mobile' ? 'inspect.on_phone' : 'inspect.on_desktop')}
        />
      ))}
    </Box>
  );
}
