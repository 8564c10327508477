import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Alert, Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { FRONT_PAGE, isFrame } from '@talad/elements/page/page';
import { useQueryClient } from '@tanstack/react-query';
import { useDateTime } from '../layout/formats.ts';
import { Canvas } from './canvas/Canvas.tsx';
import { CanvasRequests } from './canvas/CanvasRequests.tsx';
import { EmptyPage } from './canvas/EmptyPage.tsx';
import { VIEWPORTS, type Viewport } from './canvas/viewport.ts';
import { EditorToasts } from './EditorToasts.tsx';
import { ofMode, ofReadOnly, useEditor, useEditorPlace } from './session/EditorContext.tsx';
import type { EditorState } from './model/editor-store.ts';
import { PhonePanels } from './PhonePanels.tsx';
import { SidePanel, type SideTab } from './SidePanel.tsx';
import { InspectorPanel } from './inspector/InspectorPanel.tsx';
import { ConfirmDialog } from './toolbar/ConfirmDialog.tsx';
import { ConflictDialog } from './toolbar/ConflictDialog.tsx';
import { EditorBar } from './toolbar/EditorBar.tsx';
import { SaveOwnDialog } from './own/SaveOwnDialog.tsx';
import { PublishDialog } from './publish/PublishDialog.tsx';
import { ScheduleDialog } from './schedule/ScheduleDialog.tsx';
import { ShareDialog } from './share/ShareDialog.tsx';
import { VersionsPanel } from './versions/VersionsPanel.tsx';
import { usePageActs } from './use-page-acts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useText } from './use-text.ts';

const ofEmpty = ({ doc }: EditorState) => doc.page.blocks.every(isFrame);

/** Opens an address for the frame, but only a web address, because the frame runs a shop's page. */
function openApart(url: string): void {
  if (/^https?:\/\//.test(url)) window.open(url, '_blank', 'noopener');
}

/** Path of the look's panel, to which the first steps link. */
const LOOK = '#theme';

interface EditorShellProps {
  readonly canvasUrl: string;
  readonly onBack: () => void;
}

/** Bar above, panels at the sides, the page in the middle; on phones the panels come from below. */
export function EditorShell({ canvasUrl, onBack }: EditorShellProps) {
  const t = useText();
  const time = useDateTime();
  const navigate = useNavigate();
  const { session, api } = useEditorPlace();
  const queries = useQueryClient();
  const acts = usePageActs();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const frame = useRef<HTMLIFrameElement>(null);
  const [viewport, setViewport] = useState<Viewport>(
    isWide ? 'desktop' : innerWidth >= VIEWPORTS.tablet ? 'tablet' : 'phone',
  );
  const isForLook = useLocation().hash === LOOK;
  const [tab, setTab] = useState<SideTab | null>(isForLook ? 'theme' : isWide ? 'outline' : null);
  const [insertAt, setInsertAt] = useState<number | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [asking, setAsking] = useState<
    'publish' | 'revert' | 'leave' | 'first' | 'share' | 'schedule' | null
  >(null);
  const isReadOnly = useEditor(ofReadOnly);
  const isPreview = useEditor(ofMode) === 'preview';
  const isEmpty = useEditor(ofEmpty);
  const conflict = useSyncExternalStore(session.store.subscribe, session.conflict);
  const recoverable = useSyncExternalStore(session.store.subscribe, session.recoverable);
  const stopLooking = useCallback(() => setLooking(false), []);
  useShortcuts();

  const openPage = (page: string): void => {
    void navigate(page === FRONT_PAGE ? '/pages' : `/pages/${encodeURIComponent(page)}`);
  };
  /** Spec §4: leaving warns that the draft is not published. It is stored all the same. */
  const leave = async (): Promise<void> => {
    if (isReadOnly || !session.hasNews()) return onBack();
    const isFirst = session.published() === null && !(await isShopPublished());
    setAsking(isFirst ? 'first' : 'leave');
  };
  /** If the server does not answer, let the owner leave. */
  const isShopPublished = async (): Promise<boolean> => {
    const pagesQuery = { queryKey: ['editor', 'pages'], queryFn: api.list };
    const pages = await queries.fetchQuery(pagesQuery).catch(() => null);
    return pages?.some((page) => page.isPublished) ?? true;
  };
  const panels = {
    tab,
    onTab: (next: SideTab | null) => {
      setTab(next);
      if (next !== 'add') setInsertAt(null);
    },
    frame,
    insertAt,
    onAdded: () => {
      setInsertAt(null);
      if (!isWide) setTab(null);
    },
  };
  return (
    <Box
      sx={{
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
        overflow: 'clip',
      }}
    >
      <EditorBar
        viewport={viewport}
        onViewport={setViewport}
        onBack={() => void leave()}
        onOpenPage={openPage}
        onPublish={() => setAsking('publish')}
        onRevert={() => setAsking('revert')}
        onReset={acts.reset}
        onSchedule={() => setAsking('schedule')}
        onShare={() => setAsking('share')}
        onVersions={() => {
          session.store.set({ mode: 'preview' });
          setLooking(true);
        }}
      />
      {isReadOnly && (
        <Alert
          severity="info"
          square
          action={
            <Button color="inherit" size="small" onClick={() => session.lock.takeOver()}>
              {t('tab.take')}
            </Button>
          }
        >
          {t('tab.locked')}
        </Alert>
      )}
      <Box component="main" sx={{ flex: 1, minHeight: 0, display: 'flex', position: 'relative' }}>
        {isWide && !isPreview && <SidePanel {...panels} tab={tab ?? 'outline'} />}
        <Canvas
          url={canvasUrl}
          viewport={viewport}
          frame={frame}
          onInsert={(at) => {
            setInsertAt(at);
            setTab('add');
          }}
          onNavigate={openApart}
        />
        {isEmpty && !isPreview && (
          <EmptyPage onAdd={() => setTab('add')} onRandom={acts.reset} isWide={isWide} />
        )}
        {isWide && !isPreview && <InspectorPanel />}
        {isLooking && <VersionsPanel isWide={isWide} onClose={stopLooking} />}
      </Box>
      {!isWide && !isPreview && <PhonePanels {...panels} />}
      <EditorToasts />
      <CanvasRequests />
      <SaveOwnDialog />
      {asking === 'publish' && (
        <PublishDialog
          onClose={() => setAsking(null)}
          onShow={(spot) => {
            setAsking(null);
            setTab(spot ? (isWide ? 'outline' : null) : 'theme');
            if (spot) session.store.set({ mode: 'edit', ...spot });
          }}
          onPublish={async (choice) => {
            await acts.publish(choice);
            setAsking(null);
          }}
        />
      )}
      {asking === 'schedule' && <ScheduleDialog onClose={() => setAsking(null)} />}
      {asking === 'share' && <ShareDialog onClose={() => setAsking(null)} />}
      {asking === 'leave' && (
        <ConfirmDialog
          title={t('leave.title')}
          text={t('leave.text')}
          confirm={t('publish.button')}
          cancel={t('leave.stay')}
          also={{ text: t('leave.anyway'), onPress: onBack }}
          onClose={() => setAsking(null)}
          onConfirm={() => setAsking('publish')}
        />
      )}
      {asking === 'first' && (
        <ConfirmDialog
          title={t('leave.title')}
          text={t('leave.first_text')}
          confirm={t('publish.button')}
          cancel={t('leave.stay')}
          onClose={() => setAsking(null)}
          onConfirm={() => setAsking('publish')}
        />
      )}
      {asking === 'revert' && (
        <ConfirmDialog
          title={t('revert.title')}
          text={t('revert.text')}
          confirm={t('revert.confirm')}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            void acts.revert();
          }}
        />
      )}
      {recoverable && (
        <ConfirmDialog
          title={t('recover.title')}
          text={`${t('recover.text', { time: time(new Date(recoverable.at).toISOString()) })} (${recoverable.edits === 1 ? t('recover.edits_one') : t('recover.edits', { n: recoverable.edits })})`}
          confirm={t('recover.yes')}
          cancel={t('recover.no')}
          onConfirm={session.recover}
          onCancel={session.forget}
        />
      )}
      {conflict && <ConflictDialog conflict={conflict} onResolve={session.resolve} />}
    </Box>
  );
}
