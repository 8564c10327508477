import type { ReactNode } from 'react';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Box, Button, CircularProgress, Stack, Typography } from '@mui/material';
import ForbiddenIcon from '@mui/icons-material/LockOutlined';
import MissingIcon from '@mui/icons-material/SearchOff';
import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import ProblemIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useTabTitle } from './use-tab-title.ts';
import { ApiRefusal } from '../providers/api-refusal.ts';

interface StateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** If true, it is the whole page, and its title is the page's heading. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
}

/** Shows that there is nothing, why, and the next step. */
export function State({ icon, title, text, isPage = false, children }: StateProps) {
  useTabTitle(isPage ? title : undefined);
  return (
    <Stack
      role="status"
      sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 3, py: { xs: 6, md: 9 } }}
    >
      <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 40, display: 'block' } }}>
        {icon}
      </Box>
      <Typography variant="h2" component={isPage ? 'h1' : 'p'}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 420, textWrap: 'pretty' }}>
        {text}
      </Typography>
      {children && (
        <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}

export function Loading() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 320 }}>
      <CircularProgress size={28} aria-label={translate('app.state.loading')} />
    </Box>
  );
}

export function NotFound() {
  const translate = useTranslate();
  return (
    <State
      icon={<MissingIcon />}
      isPage
      title={translate('app.state.not_found_title')}
      text={translate('app.state.not_found_text')}
    >
      <HomeButton />
    </State>
  );
}

export function Forbidden() {
  const translate = useTranslate();
  return (
    <State
      icon={<ForbiddenIcon />}
      isPage
      title={translate('app.state.forbidden_title')}
      text={translate('app.state.forbidden_text')}
    >
      <HomeButton />
    </State>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of a page's content when the server refused or did not answer. */
export function Failure({ error, onRetry }: FailureProps) {
  const translate = useTranslate();
  const status = error instanceof ApiRefusal ? error.status : undefined;
  if (status === 403) return <Forbidden />;
  if (status === 404) return <NotFound />;
  const isOffline = status === 0;
  return (
    <State
      icon={isOffline ? <OfflineIcon /> : <ProblemIcon />}
      title={translate(isOffline ? 'app.state.offline_title' : 'app.state.error_title')}
      text={isOffline ? translate('app.state.offline_text') : messageOf(error, translate)}
    >
      <Button variant="contained" onClick={onRetry}>
        {translate('app.action.retry')}
      </Button>
    </State>
  );
}

interface CrashProps {
  readonly resetErrorBoundary: (args: unknown) => void;
}

/** Shows ways to leave a page that crashed, without details, which an owner cannot use. */
export function Crash({ resetErrorBoundary }: CrashProps) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(() => resetErrorBoundary(undefined));
  return (
    <State
      icon={<ProblemIcon />}
      isPage
      title={translate('app.state.error_title')}
      text={translate('app.error.unknown')}
    >
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('app.action.retry')}
      </Button>
      <HomeButton />
    </State>
  );
}

/** The server writes the text of a refusal; without an answer, use a key of our own texts. */
export function messageOf(error: unknown, translate: (key: string) => string): string {
  if (!(error instanceof ApiRefusal)) return translate('app.error.unknown');
  return error.message.startsWith('app.') ? translate(error.message) : error.message;
}

function HomeButton() {
  const translate = useTranslate();
  return (
    <Button variant="outlined" component={RouterLink} to="/">
      {translate('app.state.go_home')}
    </Button>
  );
}
