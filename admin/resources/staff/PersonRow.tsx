import type { ReactNode } from 'react';
import { Box, Stack, Typography } from '@mui/material';

interface PersonRowProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly below: ReactNode;
  readonly chips: ReactNode;
  readonly actions: ReactNode;
}

/** Shows a person with roles and actions: in a row, or one below another on phones. */
export function PersonRow({ title, aside, below, chips, actions }: PersonRowProps) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', md: 'row' }}
      sx={{
        gap: { xs: 1, md: 2 },
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: { md: 'center' },
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{title}</Typography>
          {aside}
        </Stack>
        <Typography
          variant="caption"
          component="div"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {below}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>{chips}</Box>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          justifyContent: { md: 'flex-end' },
          minWidth: { md: 220 },
          '& > button': { minHeight: { xs: 44, md: 32 } },
        }}
      >
        {actions}
      </Stack>
    </Stack>
  );
}

export function PersonList({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}
