import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apply, type EditorDocument } from '@talad/elements/page/operations';
import { threeSections } from './fixture-document.ts';
import { createSaver, SAVE_DELAY, type SaveAnswer, type SaveState } from './saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Simulates a server that answers when the test allows it. */
function setUp(merges = true) {
  let doc: EditorDocument = threeSections();
  const states: string[] = [];
  const sent: { readonly title: string; readonly base: number }[] = [];
  const waiting: ((answer: SaveAnswer) => void)[] = [];
  const conflicts: number[] = [];
  const saver = createSaver(
    {
      current: () => doc,
      send: (sentDoc, base) => {
        sent.push({ title: sentDoc.page.title, base });
        return new Promise((resolve) => waiting.push(resolve));
      },
      onConflict: (_theirs, revision) => {
        conflicts.push(revision);
        return merges;
      },
      onSaved: () => undefined,
      onState: ({ kind }: SaveState) => states.push(kind),
    },
    7,
  );
  return {
    saver,
    states,
    sent,
    conflicts,
    edit: (title: string) => {
      doc = apply(doc, { op: 'setTitle', value: title });
      saver.touch();
    },
    answer: async (answer: SaveAnswer) => {
      waiting.shift()?.(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('createSaver', () => {
  it('saves once, 5 s after the last change', async () => {
    const { edit, pass, sent, answer, states } = setUp();
    edit('a');
    await pass(4_000);
    edit('b');
    await pass(SAVE_DELAY - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ title: 'b', base: 7 }]);
    await answer({ kind: 'saved', revision: 8 });
    expect(states.at(-1)).toBe('saved');
  });

  it('does not say saved when something was typed meanwhile, and saves that with the new revision', async () => {
    const { edit, pass, sent, answer, states } = setUp();
    edit('a');
    await pass(SAVE_DELAY);
    edit('b');
    await answer({ kind: 'saved', revision: 8 });
    expect(states.at(-1)).toBe('waiting');
    await pass(SAVE_DELAY);
    expect(sent.at(-1)).toEqual({ title: 'b', base: 8 });
    await answer({ kind: 'saved', revision: 9 });
    expect(states.at(-1)).toBe('saved');
  });

  it('has one request in flight, and flush waits for all', async () => {
    const { saver, edit, pass, sent, answer } = setUp();
    edit('a');
    await pass(SAVE_DELAY);
    edit('b');
    const flushed = saver.flush();
    await pass(0);
    expect(sent).toHaveLength(1);
    await answer({ kind: 'saved', revision: 8 });
    expect(sent).toHaveLength(2);
    await answer({ kind: 'saved', revision: 9 });
    expect(await flushed).toBe(true);
    expect(saver.isDirty()).toBe(false);
  });

  it('retries by itself, and on request', async () => {
    const { saver, edit, pass, sent, answer, states } = setUp();
    edit('a');
    await pass(SAVE_DELAY);
    await answer({ kind: 'failed', message: 'offline' });
    expect(states.at(-1)).toBe('failed');
    expect(saver.isDirty()).toBe(true);
    await pass(2_000);
    expect(sent).toHaveLength(2);
    await answer({ kind: 'failed', message: 'offline' });
    saver.retry();
    await pass(0);
    expect(sent).toHaveLength(3);
    await answer({ kind: 'saved', revision: 8 });
    expect(states.at(-1)).toBe('saved');
  });

  it('asked while a request is lost, retries as soon as that one has failed', async () => {
    const { saver, edit, pass, sent, answer, states } = setUp();
    edit('a');
    await pass(SAVE_DELAY);
    saver.retry();
    await answer({ kind: 'failed', message: 'offline' });
    expect(sent).toHaveLength(2);
    await answer({ kind: 'saved', revision: 8 });
    expect(states.at(-1)).toBe('saved');
    expect(sent).toHaveLength(2);
  });

  it('does not repeat a refused save until the document changes', async () => {
    const { edit, pass, sent, answer } = setUp();
    edit('a');
    await pass(SAVE_DELAY);
    await answer({ kind: 'refused', message: 'too long' });
    await pass(120_000);
    expect(sent).toHaveLength(1);
    edit('b');
    await pass(SAVE_DELAY);
    expect(sent).toHaveLength(2);
  });

  it('saves the merged document over the newer revision at once', async () => {
    const { edit, pass, sent, answer, conflicts } = setUp();
    edit('a');
    await pass(SAVE_DELAY);
    await answer({ kind: 'conflict', revision: 12, theirs: threeSections() });
    await pass(0);
    expect(conflicts).toEqual([12]);
    expect(sent.at(-1)?.base).toBe(12);
  });

  it('saves nothing while the owner has to choose', async () => {
    const { saver, edit, pass, sent, answer } = setUp(false);
    edit('a');
    await pass(SAVE_DELAY);
    await answer({ kind: 'conflict', revision: 12, theirs: threeSections() });
    edit('b');
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(await saver.flush()).toBe(false);
    saver.setBase(12);
    await pass(0);
    expect(sent.at(-1)).toEqual({ title: 'b', base: 12 });
  });
});
