import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import { useTabTitle } from './use-tab-title.ts';

export interface PageHeaderProps {
  readonly title: string;
  /** Content next to the title: a status, a count. */
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
  readonly backTo?: string;
  /** Upper right on wide screens; phones get them from an ActionBar. */
  readonly actions?: ReactNode;
}

/** Shows the title of every page, in its heading and in the browser's tab. */
export function PageHeader({ title, aside, below, backTo, actions }: PageHeaderProps) {
  const translate = useTranslate();
  const cameFrom = useCameFrom();
  useTabTitle(title);
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, mb: 2.5, minHeight: 40 }}>
      {backTo !== undefined && (
        <IconButton
          component={RouterLink}
          to={cameFrom ?? backTo}
          aria-label={translate('app.action.back')}
          sx={{ ml: -1, mt: -0.25 }}
        >
          <BackIcon fontSize="small" />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1.25, flexWrap: 'wrap' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
            {title}
          </Typography>
          {aside}
        </Stack>
        {below && (
          <Typography component="div" variant="body2" color="textSecondary">
            {below}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" sx={{ gap: 1, display: { xs: 'none', sm: 'flex' } }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

/**
 * Links back to the page whose link led here, if the link names it: the first steps are done one
 * after another.
 */
function useCameFrom(): string | undefined {
  const state: unknown = useLocation().state;
  const from: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'cameFrom') : undefined;
  return typeof from === 'string' ? from : undefined;
}
