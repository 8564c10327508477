import { useState } from 'react';
import { useMediaQuery, type Theme } from '@mui/material';
import { Box, Button, Divider, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import ShuffleIcon from '@mui/icons-material/Shuffle';
import VersionsIcon from '@mui/icons-material/ManageHistory';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import type { Viewport } from '../canvas/viewport.ts';
import { ofMode, ofReadOnly, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { PeopleBar } from '../presence/PeopleBar.tsx';
import { ScheduleNote } from '../schedule/ScheduleNote.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { PagePicker } from './PagePicker.tsx';
import { SaveProblem, SaveStatus } from './SaveStatus.tsx';
import { ViewportButtons } from './ViewportButtons.tsx';
import { visuallyHidden } from '../../layout/styles.ts';

interface EditorBarProps {
  readonly viewport: Viewport;
  readonly onViewport: (viewport: Viewport) => void;
  readonly onBack: () => void;
  readonly onOpenPage: (page: string) => void;
  readonly onPublish: () => void;
  readonly onRevert: () => void;
  readonly onReset: () => void;
  readonly onVersions: () => void;
  readonly onShare: () => void;
  readonly onSchedule: () => void;
}

/** Page and save state at the left, the screen in the middle, publishing far at the right. */
export function EditorBar(props: EditorBarProps) {
  const t = useText();
  const { session } = useEditorPlace();
  const mode = useEditor(ofMode);
  const isReadOnly = useEditor(ofReadOnly);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const [more, setMore] = useState<HTMLElement | null>(null);
  const isPreview = mode === 'preview';
  const previewText = t(isPreview ? 'view.edit' : 'view.preview');
  const choose = (act: () => void) => () => {
    setMore(null);
    act();
  };
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, md: 1 },
        '& > .MuiIconButton-root, & > span': { flexShrink: 0 },
        minHeight: 56,
        px: { xs: 0.5, md: 1.5 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="h1" sx={visuallyHidden}>
        {t('title')}
      </Box>
      <Tooltip title={t('back')}>
        <IconButton aria-label={t('back')} onClick={props.onBack}>
          <BackIcon />
        </IconButton>
      </Tooltip>
      <PagePicker onOpen={props.onOpenPage} />
      {isTablet ? (
        <Box sx={{ minWidth: { md: 130 } }}>
          <SaveStatus />
        </Box>
      ) : (
        <SaveProblem />
      )}
      {isWide && <ScheduleNote page={session.page} onPress={props.onSchedule} />}
      <Box sx={{ flex: 1 }} />
      <PeopleBar isWide={isWide} />
      {isTablet && <ViewportButtons value={props.viewport} onChange={props.onViewport} />}
      {isWide && <Divider orientation="vertical" flexItem sx={{ my: 1.5 }} />}
      <HistoryButtons withList={isWide} />
      <Tooltip title={previewText}>
        <IconButton
          aria-label={previewText}
          aria-pressed={isPreview}
          color={isPreview ? 'primary' : 'default'}
          onClick={() => session.store.set({ mode: isPreview ? 'edit' : 'preview' })}
        >
          {isPreview ? <EditIcon /> : <ViewIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip title={t('bar.more')}>
        <IconButton
          aria-label={t('bar.more')}
          aria-haspopup="menu"
          aria-expanded={more !== null}
          onClick={({ currentTarget }) => setMore(currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={more} open={more !== null} onClose={() => setMore(null)}>
        {!isTablet && (
          <Box sx={{ px: 2, py: 1 }}>
            <SaveStatus />
          </Box>
        )}
        {!isTablet && (
          <Box sx={{ px: 2, py: 1 }}>
            <ViewportButtons value={props.viewport} onChange={props.onViewport} />
          </Box>
        )}
        {!isWide && (
          <Box sx={{ px: 2, '&:not(:empty)': { py: 1 } }}>
            <ScheduleNote page={session.page} onPress={choose(props.onSchedule)} />
          </Box>
        )}
        <MenuItem disabled={isReadOnly} onClick={choose(props.onSchedule)}>
          <ClockIcon fontSize="small" sx={{ mr: 1.5 }} />
          {t('schedule.button')}
        </MenuItem>
        <MenuItem onClick={choose(props.onShare)}>
          <ShareIcon fontSize="small" sx={{ mr: 1.5 }} />
          {t('share.button')}
        </MenuItem>
        <MenuItem disabled={isReadOnly} onClick={choose(props.onReset)}>
          <ShuffleIcon fontSize="small" sx={{ mr: 1.5 }} />
          {t('reset.button')}
        </MenuItem>
        <MenuItem disabled={isReadOnly || !session.published()} onClick={choose(props.onVersions)}>
          <VersionsIcon fontSize="small" sx={{ mr: 1.5 }} />
          {t('versions.button')}
        </MenuItem>
        <MenuItem disabled={isReadOnly || !session.published()} onClick={choose(props.onRevert)}>
          <RestoreIcon fontSize="small" sx={{ mr: 1.5 }} />
          {t('revert.button')}
        </MenuItem>
      </Menu>
      <Button
        variant="contained"
        disabled={isReadOnly}
        startIcon={isWide ? <PublishIcon /> : undefined}
        onClick={props.onPublish}
        sx={{ ml: { xs: 0.5, md: 1 } }}
      >
        {t('publish.button')}
      </Button>
    </Box>
  );
}
