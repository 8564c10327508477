import { Box, Button, ListItem, ListItemText } from '@mui/material';
import { useText } from '../use-text.ts';

interface CheckLineProps {
  readonly text: string;
  readonly fix: string;
  readonly onShow?: () => void;
  /** Corrects it at once. */
  readonly act?: { readonly text: string; readonly onPress: () => void };
}

/** One weakness, its remedy, and the button that leads to it. */
export function CheckLine({ text, fix, onShow, act }: CheckLineProps) {
  const t = useText();
  return (
    <ListItem
      disableGutters
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ListItemText
        primary={text}
        secondary={fix}
        sx={{ flex: '1 1 240px', wordBreak: 'break-word' }}
      />
      <Box sx={{ display: 'flex', flexShrink: 0, ml: 'auto' }}>
        {act && (
          <Button size="small" onClick={act.onPress}>
            {act.text}
          </Button>
        )}
        {onShow && (
          <Button size="small" aria-label={t('check.show_one', { text })} onClick={onShow}>
            {t('check.show')}
          </Button>
        )}
      </Box>
    </ListItem>
  );
}
