import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNotices } from './watch-notices.ts';

/** As much of a browser's EventSource as is used. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  isOpen = true;
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    sources.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
  say(type: string, data = '{}'): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
}

let sources: Source[] = [];
const heard: number[] = [];
const ended = vi.fn<() => void>();
const watch = (address: () => string | null = () => '/stream') =>
  watchNotices({ address, heard: (unread) => heard.push(unread), ended });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('EventSource', Source);
  sources = [];
  heard.length = 0;
  ended.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('hears how many are unread, and nothing that is no number', () => {
  watch();
  sources[0]?.say('notices', '{"count":3}');
  sources[0]?.say('notices', '{"count":"4"}');
  expect(heard).toEqual([3]);
});

it('comes back after twice as long each time, at most five minutes, and soon again once it was heard', () => {
  watch();
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
    const before = sources.length;
    sources.at(-1)?.say('error');
    vi.advanceTimersByTime(wait * 1000 - 1);
    expect(sources).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(before + 1);
  }
  expect(sources.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  sources.at(-1)?.say('notices', '{"count":0}');
  sources.at(-1)?.say('away');
  const before = sources.length;
  vi.advanceTimersByTime(1000);
  expect(sources).toHaveLength(before + 1);
});

it('asks who is there after the end of a session, and goes on where somebody is', () => {
  let data = 'old';
  const end = watch(() => `/stream?data=${data}`);
  sources[0]?.say('end');
  expect([ended.mock.calls.length, sources[0]?.isOpen]).toEqual([1, false]);
  data = 'renewed';
  vi.advanceTimersByTime(1000);
  expect(sources.map(({ url }) => url)).toEqual(['/stream?data=old', '/stream?data=renewed']);
  sources[1]?.say('end');
  end();
  vi.advanceTimersByTime(600_000);
  expect(sources).toHaveLength(2);
});

it('asks who is signed in after a refusal, and not after a lost connection', () => {
  watch();
  sources[0]?.say('error');
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  const refused = sources[1];
  if (refused) refused.readyState = Source.CLOSED;
  refused?.say('error');
  expect(ended).toHaveBeenCalledOnce();
});

it('does not come back when it was ended here', () => {
  const end = watch();
  sources[0]?.say('error');
  end();
  vi.advanceTimersByTime(600_000);
  expect(sources).toHaveLength(1);
});

it('opens nothing where nobody is signed in', () => {
  watch(() => null);
  expect(sources).toEqual([]);
});
