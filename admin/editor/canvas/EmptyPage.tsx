import { Box, Button, Paper, Typography } from '@mui/material';
import ShuffleIcon from '@mui/icons-material/Shuffle';
import { useText } from '../use-text.ts';

interface EmptyPageProps {
  readonly onAdd: () => void;
  readonly onRandom: () => void;
  readonly isWide: boolean;
}

/** Spec §2: the placeholder of a page without sections. */
export function EmptyPage({ onAdd, onRandom, isWide }: EmptyPageProps) {
  const t = useText();
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        left: { md: 288 },
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        p: 2,
      }}
    >
      <Paper
        elevation={4}
        sx={{ p: 4, maxWidth: 400, textAlign: 'center', pointerEvents: 'auto', borderRadius: 2 }}
      >
        <Typography variant="h1" component="h2" sx={{ mb: 1 }}>
          {t('empty.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t(isWide ? 'empty.text' : 'empty.phone')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Button variant="contained" onClick={onAdd}>
            {t('tab_add')}
          </Button>
          <Button startIcon={<ShuffleIcon />} onClick={onRandom}>
            {t('empty.random')}
          </Button>
        </Box>
      </Paper>
    </Box>
  );
}
