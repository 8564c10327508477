import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Box, Button, CircularProgress, IconButton, List, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { ofMode, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import type { ListedVersion } from '../session/editor-api.ts';
import { usePageActs } from '../use-page-acts.ts';
import { useStills } from '../publish/use-stills.ts';
import { useText } from '../use-text.ts';
import { CompareVersions } from './CompareVersions.tsx';
import { readVersion } from './read-version.ts';
import { useVersionLook } from './use-version-look.ts';
import { VersionNameDialog } from './VersionNameDialog.tsx';
import { VersionRow } from './VersionRow.tsx';

interface VersionsPanelProps {
  readonly isWide: boolean;
  readonly onClose: () => void;
}

/**
 * Published versions of this page, newest first: a press shows one; another press makes it the draft.
 */
export function VersionsPanel({ isWide, onClose }: VersionsPanelProps) {
  const t = useText();
  const failed = useFailureNotice();
  const { session, api } = useEditorPlace();
  const acts = usePageActs();
  const queries = useQueryClient();
  const stills = useStills();
  const queryKey = ['editor', 'versions', session.page];
  const [named, setNamed] = useState<ListedVersion | null>(null);
  const [isComparing, setComparing] = useState(false);
  const mode = useEditor(ofMode);
  const look = useVersionLook();
  const [shown, setShown] = useState<string | null>(null);
  const { data: versions } = useQuery({
    queryKey,
    queryFn: () => api.versions(session.page),
    staleTime: 0,
  });
  const showing = useMutation({
    mutationFn: async (id: string) => look(await readVersion({ session, api }, id)),
    onError: failed,
  });
  const bringingBack = useMutation({
    mutationFn: (id: string) => readVersion({ session, api }, id),
    onSuccess: (version) => {
      session.store.set({ mode: 'edit' });
      acts.bringBack(version);
    },
    onError: failed,
  });
  const renaming = useMutation({
    mutationFn: ({ id, label }: { readonly id: string; readonly label: string }) =>
      api.nameVersion(id, label),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      setNamed(null);
    },
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
        {versions?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isShown={version.id === shown}
            url={stills.urlOf({ page: version.id, look: version.id })}
            onName={() => setNamed(version)}
            onShow={() => {
              setShown(version.id);
              showing.mutate(version.id);
            }}
          />
        ))}
      </List>
      <Box sx={{ display: 'flex', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button
          variant="outlined"
          disabled={shown === null}
          onClick={() => setComparing(true)}
          sx={{ flexShrink: 0 }}
        >
          {t('versions.compare_short')}
        </Button>
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
      {named && (
        <VersionNameDialog
          label={named.label}
          isPending={renaming.isPending}
          onName={(label) => renaming.mutate({ id: named.id, label })}
          onClose={() => setNamed(null)}
        />
      )}
      {isComparing && versions && shown !== null && (
        <CompareVersions
          versions={versions}
          first={shown}
          stills={stills}
          onClose={() => setComparing(false)}
        />
      )}
    </Box>
  );
}

const beside = { width: 340, flexShrink: 0, borderLeft: 1 } as const;
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
