import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiResult } from './api-client.ts';
import { createFlow, createFlows } from './flow.ts';

type Answer = ApiResult<string>;
const good = (data: string): Answer => ({ ok: true, data });
const bad = (code: string): Answer => ({ ok: false, code });

/** Simulates a server whose answers the test sends. */
function server() {
  const calls: { readonly answer: (with_: Answer) => void; readonly signal: AbortSignal }[] = [];
  const load = (signal: AbortSignal): Promise<Answer> =>
    new Promise((answer) => {
      calls.push({ answer, signal });
    });
  return { calls, load };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a loading flow (spec §4)', () => {
  it('starts, then is ready with the data', async () => {
    const { calls, load } = server();
    const flow = createFlow({ load });
    expect(flow.state.peek()).toEqual({ data: null, ready: false, error: null, loading: false });
    const run = flow.run();
    expect(flow.state.peek().loading).toBe(true);
    calls[0]?.answer(good('cups'));
    expect(await run).toEqual({ data: 'cups', ready: true, error: null, loading: false });
  });

  it('loads once, while it is loading and when it is ready', async () => {
    const { calls, load } = server();
    const flow = createFlow({ load });
    const [first, second] = [flow.run(), flow.run()];
    calls[0]?.answer(good('cups'));
    await Promise.all([first, second]);
    await flow.run();
    expect(calls).toHaveLength(1);
  });

  it('an error clears the data and is named; the next run loads again', async () => {
    const { calls, load } = server();
    const flow = createFlow({ load });
    const run = flow.run();
    calls[0]?.answer(bad('DATA_NOT_FOUND'));
    expect(await run).toEqual({
      data: null,
      ready: false,
      error: 'DATA_NOT_FOUND',
      loading: false,
    });
    void flow.run();
    expect(calls).toHaveLength(2);
    expect(flow.state.peek().error).toBeNull();
  });

  it('clears its loading flag after 10 s, and still accepts a later answer', async () => {
    const { calls, load } = server();
    const flow = createFlow({ load });
    const run = flow.run();
    vi.advanceTimersByTime(9_999);
    expect(flow.state.peek().loading).toBe(true);
    vi.advanceTimersByTime(1);
    expect(flow.state.peek()).toMatchObject({ loading: false, ready: false });
    calls[0]?.answer(good('late'));
    expect((await run).data).toBe('late');
  });

  it('debounces by 500 ms, and skips calls that are cancelled before', async () => {
    const { calls, load } = server();
    const passed = createFlow({ load, debounce: 500 });
    void passed.run();
    await vi.advanceTimersByTimeAsync(499);
    passed.clear();
    const stayed = createFlow({ load, debounce: 500 });
    void stayed.run();
    await vi.advanceTimersByTimeAsync(499);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(1);
  });

  it('ignores the answer of a cancelled call', async () => {
    const { calls, load } = server();
    const flow = createFlow({ load });
    const run = flow.run();
    flow.clear();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer(good('old'));
    await run;
    expect(flow.state.peek()).toMatchObject({ data: null, loading: false });
  });

  it('is shared by callers with the same key, and the oldest of 120 is dropped', () => {
    let made = 0;
    const flows = createFlows(
      (id: number) => String(id),
      () => {
        made += 1;
        return createFlow({ load: server().load });
      },
    );
    expect(flows(1)).toBe(flows(1));
    for (let id = 2; id <= 121; id += 1) flows(id);
    flows(121);
    expect(made).toBe(121);
    flows(1);
    expect(made).toBe(122);
  });
});
