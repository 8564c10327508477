import { useListContext, useTranslate } from 'react-admin';
import { IconButton, Stack, Typography } from '@mui/material';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';

export function ListPager() {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, hasNextPage, hasPreviousPage } = useListContext();
  if (total <= perPage && page === 1) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={translate('ra.navigation.current_page', { page })}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, p: 1 }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mr: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('ra.navigation.page_range_info', {
          offsetBegin: (page - 1) * perPage + 1,
          offsetEnd: Math.min(page * perPage, total),
          total,
        })}
      </Typography>
      <IconButton
        aria-label={translate('ra.navigation.previous')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton
        aria-label={translate('ra.navigation.next')}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <NextIcon />
      </IconButton>
    </Stack>
  );
}
