import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Presence } from '../../../storefront-host/modules/content/presence/presence.contract.ts';
import { createPresence, REPORT_MS, SOON_MS } from './create-presence.ts';

const other = {
  tab: '00000000-0000-4000-8000-000000000002',
  name: 'Nida',
  is_me: false,
  block: 'a',
};
let answer: Presence;
let reports: (readonly [string | null, boolean])[];
let onNews: () => void;
const revisions: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answer = { people: [], revision: 1 };
  reports = [];
  revisions.length = 0;
});
afterEach(() => vi.useRealTimers());

function start() {
  const presence = createPresence({
    report: (block, isGone) => {
      reports.push([block, isGone]);
      return Promise.resolve(answer);
    },
    listen: (call) => {
      onNews = call;
      return () => undefined;
    },
    onRevision: (revision) => revisions.push(revision),
  });
  presence.enter();
  return presence;
}

it('reports nothing while it is alone, whatever is selected', async () => {
  const presence = start();
  await vi.advanceTimersByTimeAsync(10);
  presence.select('a');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(reports).toEqual([[null, false]]);
  presence.leave();
  expect(reports.at(-1)).toEqual([null, true]);
});

it('asks for the others after news, then reports its selection and that it is there', async () => {
  const presence = start();
  await vi.advanceTimersByTimeAsync(10);
  answer = { people: [other], revision: 2 };
  onNews();
  onNews();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(presence.people()).toMatchObject([{ name: 'Nida', block: 'a', initials: 'N' }]);
  expect(revisions).toEqual([1, 2]);
  presence.select('b');
  presence.select('c');
  await vi.advanceTimersByTimeAsync(SOON_MS);
  await vi.advanceTimersByTimeAsync(REPORT_MS);
  expect(reports.map(([block]) => block)).toEqual([null, null, 'c', 'c']);
  // The other is gone: alone again.
  answer = { people: [], revision: 2 };
  await vi.advanceTimersByTimeAsync(REPORT_MS);
  const before = reports.length;
  await vi.advanceTimersByTimeAsync(REPORT_MS * 10);
  expect([presence.people(), reports.length]).toEqual([[], before]);
});

it('keeps the list while nothing in it has changed', async () => {
  const presence = start();
  answer = { people: [other], revision: 1 };
  onNews();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  const first = presence.people();
  const seen = vi.fn<() => void>();
  presence.subscribe(seen);
  await vi.advanceTimersByTimeAsync(REPORT_MS * 2);
  expect(presence.people()).toBe(first);
  expect(seen).not.toHaveBeenCalled();
});
