import type { Lang } from '@talad/elements/locales/text';
import type { EditorDocument } from '@talad/elements/page/operations';
import { createEditorStore, type EditorStore } from '../model/editor-store.ts';
import { openJournal, type JournalEntry } from '../model/journal.ts';
import { mergeDocuments, type MergeConflict } from '../model/merge.ts';
import { createSaver, type Saver } from '../model/saver.ts';
import { createTabLock, type TabLock } from '../model/tab-lock.ts';
import { isSame } from '../model/leaves.ts';
import type { Design } from '@talad/elements/page/design';
import { lookChanges, pageChanges } from '../publish/publish-changes.ts';
import { ApiRefusal } from '../../providers/api-refusal.ts';
import { createPresence, type PresenceSource } from '../presence/create-presence.ts';
import { listenToPage } from '../presence/listen-to-page.ts';
import { withKeptBlocks } from '../model/keep-blocks.ts';
import { createCanvasLink, type CanvasLink } from './canvas-link.ts';
import type { EditorApi, LoadedPage } from './editor-api.ts';
import type { Notices } from './notices.ts';
import { createFrameView, type FrameViewSource } from './frame-view.ts';
import { createSectionData, type SectionDataSource } from './section-data.ts';

export interface Conflict {
  readonly merged: EditorDocument;
  readonly revision: number;
  readonly conflicts: readonly MergeConflict[];
}

interface PublishedParts {
  readonly page: boolean;
  readonly look: boolean;
}

/** A page in the editor: its document, with everything that saves and restores it. */
export interface EditorSession {
  readonly page: string;
  readonly store: EditorStore;
  readonly saver: Saver;
  readonly lock: TabLock;
  readonly link: CanvasLink;
  readonly data: SectionDataSource;
  readonly frame: FrameViewSource;
  readonly presence: PresenceSource;
  readonly published: () => EditorDocument | null;
  /** Reports that `doc` went live: its page, its look, or both. */
  readonly markPublished: (doc: EditorDocument, parts: PublishedParts) => void;
  /** Reads again what visitors see: another tab or person may have published. */
  readonly refreshPublished: () => Promise<void>;
  /** True if the server has this page under its name. */
  readonly isStored: () => boolean;
  /** Set for a front page that opened blank (first-layout.ts). */
  readonly firstLook: string | null;
  /** The look that visitors see. */
  readonly visibleDesign: () => Design;
  /** True if there are unpublished changes, of this visit or an earlier one. */
  readonly hasNews: () => boolean;
  /** Reloads draft and published state from the server. */
  readonly reload: () => Promise<void>;
  readonly conflict: () => Conflict | null;
  readonly resolve: (keepMine: readonly MergeConflict[]) => void;
  /** Unsaved work of an earlier visit, offered to the tab that edits. */
  readonly recoverable: () => JournalEntry | null;
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

/** Sessions that still save, by page: a new session of the page waits for them. */
const closing = new Map<string, Promise<void>>();

export async function openSession(wiring: SessionWiring): Promise<EditorSession> {
  const { api, shopId, page, lang, notices } = wiring;
  const journal = openJournal();
  const key = `${shopId}/${page}`;
  await closing.get(key);
  const [loaded, left] = await Promise.all([api.load(page), journal.read(key)]);
  const store = createEditorStore(loaded.doc, lang);
  const link = createCanvasLink();
  let server = loaded;
  let conflict: Conflict | null = null;
  let recoverable: JournalEntry | null = null;
  let failure: string | null = null;
  let edits = 0;

  const saver = createSaver(
    {
      current: () => store.get().doc,
      send: (doc, revision) => api.save(page, doc, revision),
      onSaved: (doc, revision) => {
        server = { ...server, doc, revision, isStored: true };
        if (!saver.isDirty()) {
          edits = 0;
          void journal.clear(key);
        }
      },
      onState: (save) => {
        // Each key reports this state again, so skip the listeners if it is the same.
        if (save.kind === 'waiting' && store.get().save.kind === 'waiting') return;
        store.set({ save });
        if (save.kind === 'saved') {
          failure = null;
          notices.dismissAll('save.failed');
        } else if (save.kind === 'failed' && save.message !== failure) {
          // Show it once, however often the save is retried.
          failure = save.message;
          notices.toast({ kind: 'error', key: 'save.failed', detail: save.message });
        }
      },
      onConflict: (theirs, revision) => {
        const { doc, conflicts } = mergeDocuments(server.doc, store.get().doc, theirs);
        server = { ...server, doc: theirs, revision };
        if (conflicts.length > 0) {
          ask({ merged: doc, revision, conflicts });
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
    // A document of the server is saved already.
    if (kind === 'load' || after === server.doc) return;
    edits += 1;
    saver.touch();
    journal.write({
      key,
      doc: after,
      base: server.doc,
      revision: saver.revision(),
      at: Date.now(),
      edits,
    });
  });

  const tab = crypto.randomUUID();
  const presence = createPresence({
    report: (block, isGone) => api.presence(page, tab, block, isGone),
    listen: (onNews) => listenToPage(shopId, page, onNews),
    onRevision: (revision) => void takeChanges(revision).catch(notify),
  });
  store.subscribe(() => presence.select(store.get().selected));

  const lock = createTabLock(key, {
    onChange: (isHeld) => {
      if (isHeld) presence.enter();
      else presence.leave();
      if (!isHeld) store.set({ isReadOnly: true });
      else if (store.get().isReadOnly) void takeOver();
      else offer(left);
    },
    beforeRelease: () => saver.flush(),
  });

  const notify = (error: unknown): void => {
    // Retries when the connection is back.
    if (error instanceof ApiRefusal && error.status === 0) return;
    const detail = error instanceof Error ? error.message : String(error);
    notices.toast({ kind: 'error', key: 'toast.load', detail });
  };
  const data = createSectionData(store, api.sectionData, notify);
  const frame = createFrameView(store, (design, to) => api.frame(design, to, page), notify);

  /** Adds what another person has saved. Unsaved changes are saved instead, which merges them. */
  async function takeChanges(revision: number): Promise<void> {
    const { save } = store.get();
    if (revision <= saver.revision() || save.kind === 'saving' || conflict) return;
    if (saver.isDirty()) return void (await saver.flush());
    const fresh = await api.load(page);
    if (fresh.revision <= saver.revision() || saver.isDirty()) return;
    const doc = withKeptBlocks(store.get().doc, fresh.doc);
    server = { ...fresh, doc };
    saver.setBase(fresh.revision);
    store.adopt(doc);
    notices.announce('people.changed');
  }

  async function reload(): Promise<void> {
    const fresh: LoadedPage = await api.load(page);
    server = fresh;
    saver.setBase(fresh.revision);
    store.load(fresh.doc);
  }

  /** Takes over the other tab's changes before this one edits. */
  async function takeOver(): Promise<void> {
    try {
      await reload();
      offer(await journal.read(key));
    } catch (error) {
      notify(error);
    }
    store.set({ isReadOnly: !lock.isHeld() });
  }

  /** Listeners of the store show the question. */
  function ask(question: Conflict): void {
    conflict = question;
    store.set({});
  }

  /** Restore only if no other tab edits the page, because that tab uses the journal. */
  function offer(entry: JournalEntry | null): void {
    if (!entry || isSame(entry.doc, store.get().doc)) return;
    recoverable = entry;
    store.set({});
  }

  const online = (): void => {
    saver.retry();
    data.refresh();
    frame.refresh();
  };
  addEventListener('online', online);
  addEventListener('pagehide', presence.leave);
  const back = (): void => void (lock.isHeld() && presence.enter());
  addEventListener('pageshow', back);

  return {
    page,
    store,
    saver,
    lock,
    link,
    data,
    frame,
    presence,
    published: () => server.published,
    isStored: () => server.isStored,
    firstLook: loaded.firstLook,
    visibleDesign: () => server.visibleDesign,
    hasNews() {
      const { doc, history } = store.get();
      const { published, visibleDesign, isStored } = server;
      if (lookChanges(visibleDesign, doc.design).length > 0) return true;
      if (published) return pageChanges(published, doc).length > 0;
      return isStored || history.past.length > 0;
    },
    markPublished(doc, parts) {
      const visibleDesign = parts.look ? doc.design : server.visibleDesign;
      const published = parts.page ? doc : server.published;
      server = {
        ...server,
        visibleDesign,
        published: published && { page: published.page, design: visibleDesign },
        isStored: server.isStored || parts.page,
      };
      store.set({});
    },
    async refreshPublished() {
      const { published, visibleDesign } = await api.load(page);
      server = { ...server, published, visibleDesign };
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
    recoverable: () => recoverable,
    recover() {
      if (!recoverable) return;
      const { base, doc: mine } = recoverable;
      recoverable = null;
      const { doc, conflicts } = mergeDocuments(base, mine, store.get().doc);
      if (conflicts.length > 0) ask({ merged: doc, revision: saver.revision(), conflicts });
      else store.adopt(doc);
    },
    forget() {
      recoverable = null;
      void journal.clear(key);
      store.set({});
    },
    async dispose() {
      removeEventListener('online', online);
      removeEventListener('pagehide', presence.leave);
      removeEventListener('pageshow', back);
      presence.leave();
      const saved = saver.flush().then(() => undefined);
      closing.set(key, saved);
      await saved;
      if (closing.get(key) === saved) closing.delete(key);
      saver.stop();
      data.stop();
      frame.stop();
      lock.stop();
      link.close();
    },
  };
}
