import type { Lang } from '@talad/elements/locales/text';
import type { EditorDocument } from '@talad/elements/page/operations';
import { createEditorStore, type EditorStore } from '../model/editor-store.ts';
import { openJournal, type JournalEntry } from '../model/journal.ts';
import { mergeDocuments, type MergeConflict } from '../model/merge.ts';
import { createSaver, type Saver } from '../model/saver.ts';
import { createTabLock, type TabLock } from '../model/tab-lock.ts';
import { isSame } from '../model/leaves.ts';
import { createCanvasLink, type CanvasLink } from './canvas-link.ts';
import type { EditorApi, LoadedPage } from './editor-api.ts';
import type { Notices } from './notices.ts';
import { createSectionData, type SectionDataSource } from './section-data.ts';

export interface Conflict {
  readonly merged: EditorDocument;
  readonly revision: number;
  readonly conflicts: readonly MergeConflict[];
}

/** One page that is open in the editor: the document and everything that keeps it safe. */
export interface EditorSession {
  readonly page: string;
  readonly store: EditorStore;
  readonly saver: Saver;
  readonly lock: TabLock;
  readonly link: CanvasLink;
  readonly data: SectionDataSource;
  readonly published: () => EditorDocument | null;
  readonly setPublished: (doc: EditorDocument | null) => void;
  /** Draft and published taken from the server again. */
  readonly reload: () => Promise<void>;
  readonly conflict: () => Conflict | null;
  readonly resolve: (keepMine: readonly MergeConflict[]) => void;
  /** Unsaved work of an earlier visit. */
  readonly recoverable: JournalEntry | null;
  readonly recover: () => void;
  readonly forget: () => void;
  readonly dispose: () => Promise<void>;
}

interface SessionWiring {
  readonly api: EditorApi;
  readonly shopId: number;
  readonly page: string;
  readonly lang: Lang;
  readonly notices: Notices;
}

export async function openSession(wiring: SessionWiring): Promise<EditorSession> {
  const { api, shopId, page, lang, notices } = wiring;
  const journal = openJournal();
  const key = `${shopId}/${page}`;
  const [loaded, left] = await Promise.all([api.load(page), journal.read(key)]);
  const store = createEditorStore(loaded.doc, lang);
  const link = createCanvasLink();
  let server = loaded;
  let conflict: Conflict | null = null;
  let edits = 0;

  const saver = createSaver(
    {
      current: () => store.get().doc,
      send: (doc, revision) => api.save(page, doc, revision),
      onSaved: (doc, revision) => {
        server = { ...server, doc, revision };
        if (!saver.isDirty()) {
          edits = 0;
          void journal.clear(key);
        }
      },
      onState: (save) => {
        const was = store.get().save.kind;
        store.set({ save });
        if (save.kind === 'failed' && was !== 'failed') {
          notices.toast({ kind: 'error', key: 'save.failed', detail: save.message });
        }
      },
      onConflict: (theirs, revision) => {
        const { doc, conflicts } = mergeDocuments(server.doc, store.get().doc, theirs);
        server = { ...server, doc: theirs, revision };
        if (conflicts.length > 0) {
          conflict = { merged: doc, revision, conflicts };
          // Whoever shows the question looks at the store.
          store.set({});
          return false;
        }
        store.adopt(doc);
        notices.toast({ kind: 'info', key: 'toast.merged' });
        return true;
      },
    },
    loaded.revision,
  );

  store.onChange(({ kind, after }) => {
    if (kind === 'load') return;
    edits += 1;
    saver.touch();
    void journal.write({
      key,
      doc: after,
      base: server.doc,
      revision: saver.revision(),
      at: Date.now(),
      edits,
    });
  });

  const lock = createTabLock(key, {
    onChange: (isHeld) => {
      const wasReadOnly = store.get().isReadOnly;
      store.set({ isReadOnly: !isHeld });
      // What the other tab has saved meanwhile.
      if (isHeld && wasReadOnly) void reload();
    },
    beforeRelease: () => saver.flush(),
  });

  async function reload(): Promise<void> {
    const fresh: LoadedPage = await api.load(page);
    server = fresh;
    saver.setBase(fresh.revision);
    store.load(fresh.doc);
  }

  const online = (): void => saver.retry();
  addEventListener('online', online);

  return {
    page,
    store,
    saver,
    lock,
    link,
    data: createSectionData(store, api.sectionData, (error) => {
      notices.toast({ kind: 'error', key: 'toast.load', detail: String(error) });
    }),
    published: () => server.published,
    setPublished(published) {
      server = { ...server, published };
      store.set({});
    },
    reload,
    conflict: () => conflict,
    resolve(keepMine) {
      if (!conflict) return;
      const { merged, revision } = conflict;
      conflict = null;
      store.adopt(merged);
      for (const { keepMine: op } of keepMine) store.commit(op);
      saver.setBase(revision);
    },
    recoverable: left && !isSame(left.doc, loaded.doc) ? left : null,
    recover() {
      if (!left) return;
      const { doc } = mergeDocuments(left.base, left.doc, loaded.doc);
      store.adopt(doc);
    },
    forget: () => void journal.clear(key),
    async dispose() {
      removeEventListener('online', online);
      await saver.flush();
      saver.stop();
      lock.stop();
      link.close();
    },
  };
}
