import { useEffect, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  Box,
  Button,
  CircularProgress,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import { useDateTime } from '../../layout/formats.ts';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { ofMode, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { UNDO_TIME } from '../session/notices.ts';
import { useText } from '../use-text.ts';
import { useVersionLook } from './use-version-look.ts';

interface VersionsPanelProps {
  readonly isWide: boolean;
  readonly onClose: () => void;
}

/**
 * Published versions of this page, newest first: a press shows one; another press makes it the draft.
 */
export function VersionsPanel({ isWide, onClose }: VersionsPanelProps) {
  const t = useText();
  const time = useDateTime();
  const failed = useFailureNotice();
  const { session, api, notices } = useEditorPlace();
  const mode = useEditor(ofMode);
  const look = useVersionLook();
  const [shown, setShown] = useState<string | null>(null);
  const { data: versions } = useQuery({
    queryKey: ['editor', 'versions', session.page],
    queryFn: () => api.versions(session.page),
    staleTime: 0,
  });
  const showing = useMutation({
    mutationFn: async (id: string) => look(await api.version(id)),
    onError: failed,
  });
  const bringingBack = useMutation({
    mutationFn: async (id: string) => {
      await session.saver.flush();
      const before = session.store.get().doc;
      await api.restore(id);
      await session.reload();
      notices.toast({
        kind: 'success',
        key: 'versions.done',
        actionKey: 'toast.undo',
        time: UNDO_TIME,
        action: () => session.store.adopt(before),
      });
    },
    onSuccess: () => session.store.set({ mode: 'edit' }),
    onError: failed,
  });
  // Escape, the bar's button and this panel's button end the preview: editing continues.
  useEffect(() => {
    if (mode === 'edit') onClose();
  }, [mode, onClose]);
  return (
    <Box
      component="aside"
      aria-label={t('versions.button')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        ...(isWide ? beside : below),
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('versions.button')}
        </Typography>
        <IconButton
          autoFocus
          aria-label={t('versions.close')}
          onClick={() => session.store.set({ mode: 'edit' })}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1 }}>
        {t(versions?.length === 0 ? 'versions.none' : 'versions.help')}
      </Typography>
      {!versions && <CircularProgress size={24} aria-label={t('loading')} sx={{ m: 2 }} />}
      <List dense sx={{ flex: 1, overflowY: 'auto', py: 0 }}>
        {versions?.map(({ id, at, by, isCurrent }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              selected={id === shown}
              aria-pressed={id === shown}
              onClick={() => {
                setShown(id);
                showing.mutate(id);
              }}
            >
              <ListItemText
                primary={time(at)}
                secondary={[by ?? t('versions.unknown'), isCurrent && t('versions.now')]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button
          fullWidth
          variant="contained"
          disabled={shown === null || showing.isPending}
          loading={bringingBack.isPending}
          onClick={() => shown !== null && bringingBack.mutate(shown)}
        >
          {t('versions.restore')}
        </Button>
      </Box>
    </Box>
  );
}

const beside = { width: 316, flexShrink: 0, borderLeft: 1 } as const;
/** On a phone the page stays visible above it. */
const below = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '46%',
  zIndex: 2,
  borderTop: 1,
  borderRadius: '16px 16px 0 0',
  boxShadow: 8,
} as const;
