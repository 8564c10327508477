import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { IconButton, Stack, Typography } from '@mui/material';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import type { ListMeta } from '../../providers/read-list.ts';
import { tabular } from '../styles.ts';
import { useListCount } from './use-list-count.ts';

export function ListPager() {
  const translate = useTranslate();
  const {
    data = [],
    meta,
    page,
    perPage,
    setPage,
    hasNextPage,
    hasPreviousPage,
  } = useListContext();
  const count = useListCount();
  const shown = (meta as ListMeta | undefined)?.page ?? page;
  // If this tab does not know the cursor of the page in the address, the list shows the first page
  // and corrects the address.
  useEffect(() => {
    if (shown !== page) setPage(shown);
  }, [shown, page, setPage]);
  if (!hasNextPage && !hasPreviousPage) return null;
  const first = (shown - 1) * perPage + 1;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={translate('ra.navigation.current_page', { page: shown })}
      sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, p: 1 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mr: 1, ...tabular }}>
        {translate('app.list.range', {
          first: first.toLocaleString('en'),
          last: (first + data.length - 1).toLocaleString('en'),
          total: count?.shown ?? '',
        })}
      </Typography>
      <IconButton
        aria-label={translate('ra.navigation.previous')}
        disabled={!hasPreviousPage}
        onClick={() => setPage(shown - 1)}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton
        aria-label={translate('ra.navigation.next')}
        disabled={!hasNextPage}
        onClick={() => setPage(shown + 1)}
      >
        <NextIcon />
      </IconButton>
    </Stack>
  );
}
