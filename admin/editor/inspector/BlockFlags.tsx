import { memo } from 'react';
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import type { PageBlock, Screen } from '@talad/elements/page/page';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';

interface BlockFlagsProps {
  readonly id: string;
  readonly hideOn: PageBlock['hideOn'];
}

/** On which screens a section is shown. */
export const BlockFlags = memo(function BlockFlags({ id, hideOn }: BlockFlagsProps) {
  const t = useText();
  const { session } = useEditorPlace();
  const hidden = hideOn ?? [];
  const set = (screen: Screen, isShown: boolean): void => {
    const others = hidden.filter((one) => one !== screen);
    session.store.commit({
      op: 'setFlags',
      id,
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
});
