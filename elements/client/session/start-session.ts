import { computed, effect } from '@preact/signals-core';
import type { Lang } from '../../locales/text.ts';
import { siteQuery } from '../site-query.ts';
import { leadTabs } from './one-tab.ts';
import { isMemory, tokenOf, type SessionMemory } from './session-memory.ts';
import { createSession, HEARTBEAT_MS, type SessionStore } from './session-store.ts';
import { watchNotices, type LiveNews } from './watch-notices.ts';

export const SESSION_CHANNEL = 'talad-session';
/** The leading tab may be asleep: phones freeze tabs in the background. */
const ANSWER_MS = 3000;

interface Starting {
  readonly api: string;
  /** Prefix of the site's paths. */
  readonly base: string;
  readonly lang: Lang;
}

/** Messages between tabs: a new answer, news of the live stream, or a request to the leader. */
type TabMessage = SessionMemory | LiveNews | 'ask';

let started: SessionStore | undefined;

/**
 * Returns the session of this page; the first caller starts it. One tab of the browser sends
 * heartbeats and holds the live stream, and notifies the others (spec §4, §9).
 */
export function startSession({ api, base, lang }: Starting): SessionStore {
  if (started) return started;
  let channel: BroadcastChannel | undefined;
  let stopLeading: (() => void) | undefined;
  let isFirst = false;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const broadcast = (message: TabMessage): void => channel?.postMessage(message);
  const session = createSession({
    api,
    query: siteQuery(base, lang),
    token: () => tokenOf(document.cookie),
    storage: () => localStorage,
    reload: () => location.reload(),
    isLocalhost: /(^|\.)localhost$/.test(location.hostname),
    broadcast,
  });
  const account = computed(() => session.user.value.profile?.id);
  const isDue = (): boolean => session.dueIn(Date.now()) === 0;

  function lead(): () => void {
    isFirst = true;
    let timer = setTimeout(function beat() {
      void session.beat();
      timer = setTimeout(beat, HEARTBEAT_MS);
    }, session.dueIn(Date.now()));
    let unwatch: (() => void) | undefined;
    const unfollow = effect(() => {
      unwatch?.();
      unwatch = account.value === undefined ? undefined : watch();
    });
    return () => {
      isFirst = false;
      clearTimeout(timer);
      unfollow();
      unwatch?.();
    };
  }

  const watch = () =>
    watchNotices({
      address() {
        const { urls, messages } = session.memory.peek() ?? {};
        return urls && messages ? `${urls.stream}?data=${messages}` : null;
      },
      heard(news) {
        take(news);
        // The editor listens to the channel, in whichever tab it is.
        broadcast(news);
      },
      ended: () => void session.beat(),
    });

  function take(message: TabMessage): void {
    if (message === 'ask') {
      const known = session.memory.peek();
      if (!isFirst) return;
      if (isDue() || !known) void session.beat();
      else broadcast(known);
    } else if (isMemory(message)) {
      session.take(message);
    } else if (typeof message.count === 'number') {
      session.setUnread(message.count);
    }
  }

  /** Asks the server if the stored answer is too old or belongs to another session. */
  function renew(): void {
    if (!isDue()) return;
    if (isFirst) return void session.beat();
    broadcast('ask');
    setTimeout(() => {
      if (isDue()) void session.beat();
    }, ANSWER_MS);
  }

  function begin(): void {
    if (stopLeading) return;
    channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => take(data));
    stopLeading = leadTabs(SESSION_CHANNEL, lead);
    if (!isFirst) renew();
  }

  /** Releases lock and stream, which keep a page out of the back/forward cache. */
  function end(): void {
    stopLeading?.();
    stopLeading = undefined;
    channel?.close();
    channel = undefined;
  }

  begin();
  addEventListener('pagehide', end);
  addEventListener('pageshow', begin);
  // The session may have changed in another tab or during sleep.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renew();
  });
  started = session;
  return session;
}
