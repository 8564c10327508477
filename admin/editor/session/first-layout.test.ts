import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditorDocument } from '@talad/elements/page/operations';
import { pageOf } from '@talad/elements/page/page';
import { looks } from '../../../presets/x_default/looks.ts';
import { presets } from '../../../presets/index.ts';
import { createEditorStore } from '../model/editor-store.ts';
import { createSaver } from '../model/saver.ts';
import { FIRST_SAVE, layOutBlank } from './first-layout.ts';
import { createNotices } from './notices.ts';

const SEED = 7;
const blank: EditorDocument = { page: pageOf('', []), design: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A blank page in the editor, with what it sends to the server. */
function opened(firstLook: string | null, { isHeld = true } = {}) {
  const store = createEditorStore(blank, 'th');
  const sent: EditorDocument[] = [];
  const saver = createSaver(
    {
      current: () => store.get().doc,
      send: (doc, revision) => {
        sent.push(doc);
        return Promise.resolve({ kind: 'saved', revision: revision + 1 });
      },
      onConflict: () => false,
      onSaved: () => undefined,
      onState: (save) => store.set({ save }),
    },
    0,
  );
  store.onChange(() => saver.touch());
  const lock = {
    isHeld: () => isHeld,
    whenKnown: Promise.resolve(isHeld),
    takeOver: () => undefined,
    stop: () => undefined,
  };
  const notices = createNotices();
  return { store, saver, lock, firstLook, notices, sent, recoverable: () => null };
}

it.each(['elegant', 'monotone', 'pastel', 'antique'])(
  'lays out a blank front page in the look %s, and saves it after 1 s',
  async (key) => {
    const session = opened(key);
    await layOutBlank(session, presets, session.notices, SEED);
    const { page, design } = session.store.get().doc;
    // Spec §4 Reset: header, intro, content, product, outro, footer.
    expect(page.blocks).toHaveLength(6);
    const look = looks.find((one) => one.key === key)!;
    expect(design).toMatchObject({
      currentTheme: 'x_default',
      currentColors: look.colors,
      currentFonts: look.fonts,
    });
    await vi.advanceTimersByTimeAsync(FIRST_SAVE - 1);
    expect(session.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.sent).toEqual([session.store.get().doc]);
  },
);

it('takes it back with one undo', async () => {
  const session = opened('pastel');
  await layOutBlank(session, presets, session.notices, SEED);
  session.store.undo();
  expect(session.store.get().doc).toEqual(blank);
});

it('leaves alone a page that has data, and one that another tab edits', async () => {
  for (const session of [opened(null), opened('pastel', { isHeld: false })]) {
    await layOutBlank(session, presets, session.notices, SEED);
    expect(session.store.get().doc).toBe(blank);
  }
});
