import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { FRONT_PAGE, type PageBlock } from '@talad/elements/page/page';
import { presets } from '../../presets/index.ts';
import { useLang } from '../layout/formats.ts';
import { usePlace } from '../layout/ShopContext.tsx';
import { messageOf } from '../layout/states.tsx';
import { EditorShell } from './EditorShell.tsx';
import { createGroupActions } from './selection/group-actions.ts';
import { createActions } from './session/actions.ts';
import { createEditorApi } from './session/create-editor-api.ts';
import { EditorProvider } from './session/EditorContext.tsx';
import { openSession, type EditorSession } from './session/editor-session.ts';
import { layOutBlank } from './session/first-layout.ts';
import { clearUnknownTheme } from './session/known-theme.ts';
import type { EntryLabel } from './model/history.ts';
import { createNotices } from './session/notices.ts';
import { blockName, entryText } from './section-names.ts';
import { useText } from './use-text.ts';

interface Opened {
  readonly session: EditorSession;
  readonly canvasUrl: string;
}

/** `/pages/{page}`: opens the page, its frame and its lock, and saves when it is left. */
export function EditorPage() {
  const t = useText();
  const lang = useLang();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { shop, callApi } = usePlace();
  const { page = FRONT_PAGE } = useParams();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const api = useMemo(() => createEditorApi(callApi, shop.id), [callApi, shop.id]);
  const notices = useMemo(createNotices, []);

  useEffect(() => {
    let session: EditorSession | null = null;
    let isGone = false;
    setOpened(null);
    setProblem(null);
    const open = async (): Promise<void> => {
      const [made, canvasUrl] = await Promise.all([
        openSession({ api, shopId: shop.id, page, lang, notices }),
        api.canvas(page),
      ]);
      session = made;
      if (isGone) void made.dispose();
      else {
        clearUnknownTheme(made.store, presets, notices);
        void layOutBlank(made, presets, notices);
        setOpened({ session: made, canvasUrl });
      }
    };
    open().catch((error: unknown) => {
      if (!isGone) setProblem(messageOf(error, translate));
    });
    return () => {
      isGone = true;
      void session?.dispose();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of language keeps the session
  }, [api, shop.id, page, notices]);

  useEffect(() => {
    document.title = `${t('title')} · ${shop.title}`;
  }, [t, shop.title]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (opened?.session.saver.isDirty()) {
        void opened.session.saver.flush();
        event.preventDefault();
      }
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [opened]);

  const place = useMemo(() => {
    if (!opened) return null;
    const nameOf = (key: string) => presets.find((one) => one.key === key)?.label[lang] ?? key;
    const words = {
      nameOf: (block: PageBlock) => blockName(block, lang),
      labelOf: (label: EntryLabel) => entryText(label, lang, nameOf),
    };
    const group = createGroupActions(opened.session, notices, shop.id, words.nameOf);
    const actions = createActions(opened.session, notices, () => words, group);
    return { session: opened.session, actions, notices, api, presets };
  }, [opened, notices, api, lang, shop.id]);

  if (problem !== null) {
    return (
      <Waiting>
        <Typography role="alert">{t('toast.load')}</Typography>
        <Typography color="textSecondary">{problem}</Typography>
        <Button onClick={() => void navigate('/')}>{t('back')}</Button>
      </Waiting>
    );
  }
  if (!place || !opened) {
    return (
      <Waiting>
        <CircularProgress aria-label={t('loading')} />
        <Typography color="textSecondary">{t('loading')}</Typography>
      </Waiting>
    );
  }
  return (
    <EditorProvider value={place}>
      <EditorShell canvasUrl={opened.canvasUrl} onBack={() => void navigate('/')} />
    </EditorProvider>
  );
}

function Waiting({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
      }}
    >
      {children}
    </Box>
  );
}
