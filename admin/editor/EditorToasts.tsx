import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Box, Button, IconButton, Paper, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { useEditorPlace } from './session/EditorContext.tsx';
import type { Toast } from './session/notices.ts';
import { useText } from './use-text.ts';
import { visuallyHidden } from '../layout/styles.ts';

/** Spec §8: at the upper right on phones, at the lower right otherwise. */
export function EditorToasts() {
  const { notices } = useEditorPlace();
  const toasts = useSyncExternalStore(notices.subscribe, notices.toasts);
  const announcement = useSyncExternalStore(notices.subscribe, notices.announcement);
  const t = useText();
  return (
    <>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {announcement && (
          <span key={announcement.id}>{t(announcement.key, announcement.vars)}</span>
        )}
      </Box>
      <Box
        sx={{
          position: 'fixed',
          zIndex: 1500,
          right: 16,
          top: { xs: 64, md: 'auto' },
          bottom: { md: 16 },
          display: 'grid',
          gap: 1,
          width: 'min(360px, calc(100vw - 32px))',
        }}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Box>
    </>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { notices } = useEditorPlace();
  const t = useText();
  const translate = useTranslate();
  const { id, time, kind, detail, action, actionKey } = toast;
  useEffect(() => {
    if (time === null) return undefined;
    const timer = setTimeout(() => notices.dismiss(id), time);
    return () => clearTimeout(timer);
  }, [notices, id, time]);
  const act = (): void => {
    notices.dismiss(id);
    // The server's text, or the key of one of ours.
    if (detail) alert(translate(detail, { _: detail }));
    action?.();
  };
  const isWhole = actionKey === undefined && (action !== undefined || detail !== undefined);
  return (
    <Paper
      elevation={6}
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2,
        pr: 0.5,
        py: 0.5,
        minHeight: 52,
        bgcolor: kind === 'error' ? 'error.main' : 'grey.900',
        color: kind === 'error' ? 'error.contrastText' : 'common.white',
      }}
    >
      {kind === 'error' && <ErrorIcon fontSize="small" />}
      {kind === 'success' && <DoneIcon fontSize="small" />}
      {isWhole ? (
        <Button
          color="inherit"
          onClick={act}
          sx={{
            flex: 1,
            justifyContent: 'flex-start',
            textAlign: 'left',
            whiteSpace: 'normal',
            px: 0,
          }}
        >
          {t(toast.key, toast.vars)}
          {detail && ` · ${t('toast.details')}`}
        </Button>
      ) : (
        <Typography sx={{ flex: 1, py: 0.5 }}>{t(toast.key, toast.vars)}</Typography>
      )}
      {actionKey && (
        <Button color="inherit" onClick={act} sx={{ fontWeight: 650, textDecoration: 'underline' }}>
          {t(actionKey)}
        </Button>
      )}
      <IconButton
        size="small"
        color="inherit"
        aria-label={t('toast.close')}
        onClick={() => notices.dismiss(id)}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
