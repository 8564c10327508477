import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNotices, type LiveNews } from './watch-notices.ts';

/** The parts of a browser's EventSource that the code uses. */
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
const heard: LiveNews[] = [];
const ended = vi.fn<() => void>();
const watch = (address: () => string | null = () => '/stream') =>
  watchNotices({ address, heard: (news) => heard.push(news), ended });

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

it('reports the number of unread notifications, and which page another person edits', () => {
  watch();
  sources[0]?.say('notices', '{"count":3}');
  sources[0]?.say('notices', '{"page":"2/frontpage"}');
  sources[0]?.say('other', '{"count":4}');
  expect(heard).toEqual([{ count: 3 }, { page: '2/frontpage' }]);
});

it('doubles the delay of reconnecting up to five minutes, and resets it after a message', () => {
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

it('checks the session after the end of a stream, and continues for an account', () => {
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

it('checks the session after a refusal, and not after a lost connection', () => {
  watch();
  sources[0]?.say('error');
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  const refused = sources[1];
  if (refused) refused.readyState = Source.CLOSED;
  refused?.say('error');
  expect(ended).toHaveBeenCalledOnce();
});

it('does not reconnect after it was stopped', () => {
  const end = watch();
  sources[0]?.say('error');
  end();
  vi.advanceTimersByTime(600_000);
  expect(sources).toHaveLength(1);
});

it('opens no stream for a guest', () => {
  watch(() => null);
  expect(sources).toEqual([]);
});
