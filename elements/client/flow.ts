import { signal, type ReadonlySignal } from '@preact/signals-core';
import { LOADING_TIMEOUT_MS } from '../commerce/limits.ts';
import type { ApiResult } from './api-client.ts';
import { recordError } from './errors/error-list.ts';

/** Start, then success or error, with ready and error flags (spec §4 "Loading flows"). */
export interface FlowState<T> {
  readonly data: T | null;
  readonly ready: boolean;
  /** The code of the refusal, or null. */
  readonly error: string | null;
  /** Becomes false after 10 s, whether or not the call has ended (spec §9). */
  readonly loading: boolean;
}

export interface Flow<T> {
  readonly state: ReadonlySignal<FlowState<T>>;
  /** Loads the value, unless it is loaded or loading. */
  run(): Promise<FlowState<T>>;
  /** Drops the value; a pending answer is ignored. */
  clear(): void;
}

interface Settings<T> {
  readonly load: (signal: AbortSignal) => Promise<ApiResult<T>>;
  /** Milliseconds before the call, which is skipped if it is no longer wanted. */
  readonly debounce?: number;
  readonly timeout?: number;
}

const NOTHING = { data: null, ready: false, error: null, loading: false } as const;

export function createFlow<T>({ load, debounce = 0, timeout }: Settings<T>): Flow<T> {
  const state = signal<FlowState<T>>(NOTHING);
  let running: { readonly ends: Promise<FlowState<T>>; readonly abort: AbortController } | null =
    null;

  async function start(abort: AbortController): Promise<FlowState<T>> {
    state.value = { ...NOTHING, loading: true };
    const timer = setTimeout(() => {
      state.value = { ...state.peek(), loading: false };
    }, timeout ?? LOADING_TIMEOUT_MS);
    if (debounce > 0) await wait(debounce);
    if (!abort.signal.aborted) {
      const result = await load(abort.signal);
      if (!abort.signal.aborted) {
        if (!result.ok) {
          recordError({
            code: result.code,
            message: result.error?.message ?? '',
            time: Date.now(),
          });
        }
        state.value = result.ok
          ? { data: result.data, ready: true, error: null, loading: false }
          : { data: null, ready: false, error: result.code, loading: false };
      }
    }
    clearTimeout(timer);
    if (running?.abort === abort) running = null;
    return state.peek();
  }

  return {
    state,
    run() {
      if (running) return running.ends;
      if (state.peek().ready) return Promise.resolve(state.peek());
      const abort = new AbortController();
      const ends = start(abort);
      running = { ends, abort };
      return ends;
    },
    clear() {
      running?.abort.abort();
      running = null;
      state.value = NOTHING;
    },
  };
}

/** Caches flows by key: callers with the same key share one call and its answer. */
export function createFlows<K, T>(
  keyOf: (request: K) => string,
  make: (request: K) => Flow<T>,
): (request: K) => Flow<T> {
  const flows = new Map<string, Flow<T>>();
  return (request) => {
    const key = keyOf(request);
    const known = flows.get(key);
    if (known) return known;
    // Drop the oldest, so that a long visit does not fill the memory.
    if (flows.size >= MOST) flows.delete(flows.keys().next().value ?? '');
    const made = make(request);
    flows.set(key, made);
    return made;
  };
}

/** Spec §9 "Local storage cache": 120. */
const MOST = 120;

function wait(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}
