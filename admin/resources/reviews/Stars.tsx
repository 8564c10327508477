import { useTranslate } from 'react-admin';
import { Box } from '@mui/material';

export function Stars({ stars }: { readonly stars: number }) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('app.reviews.stars', { stars })}
      sx={{ whiteSpace: 'nowrap', letterSpacing: '1px', color: 'warning.main' }}
    >
      {'★'.repeat(stars)}
      <Box component="span" sx={{ color: 'divider' }}>
        {'★'.repeat(5 - stars)}
      </Box>
    </Box>
  );
}
