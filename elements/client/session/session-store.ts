import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { HeartbeatResponse, HeartbeatState } from '../../api/heartbeat.contract.ts';
import type { UserProfileResponse } from '../../api/user.contract.ts';
import { callApi } from '../api-client.ts';
import { recordError } from '../errors/error-list.ts';
import { recall, remember, VERSION, type SessionMemory } from './session-memory.ts';
import { GUEST, LOADING_GUEST, userOf, type User } from './user.ts';

/** Spec §9. */
export const HEARTBEAT_MS = 900_000;
const LEVEL_RELOAD_MS = 1000;

export interface SessionSettings {
  /** Address of the API on this origin, e.g. `/api/v1`. */
  readonly api: string;
  /** Site and language in every call (client/site-query). */
  readonly query: string;
  /** Returns the current token cookie (session-memory). */
  readonly token: () => string | null;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
  /** On localhost a heartbeat without data is not reported (spec §8). */
  readonly isLocalhost: boolean;
  /** Sends a new answer to the other tabs. */
  readonly broadcast?: (memory: SessionMemory) => void;
}

/** The signed-in user, by the rules of spec §4 "User session". Browsers only. */
export interface SessionStore {
  readonly user: ReadonlySignal<User>;
  readonly memory: ReadonlySignal<SessionMemory | null>;
  /** Milliseconds until the next heartbeat is due; 0 if it is. */
  dueIn(now: number): number;
  /** Sends both heartbeats and, if signed in, loads the profile. */
  beat(): Promise<void>;
  /** Takes the answer that another tab received. */
  take(memory: SessionMemory): void;
  /** Sets the number of unread notifications from the live stream. */
  setUnread(count: number): void;
  setJoin(isJoin: boolean): void;
}

export function createSession(settings: SessionSettings): SessionStore {
  const { api, query, storage } = settings;
  const user = signal<User>(LOADING_GUEST);
  const memory = signal<SessionMemory | null>(null);
  let serial = 0;
  let running: Promise<void> | null = null;

  const stored = recall(storage);
  if (stored && stored.token === settings.token()) show(stored);
  // A token means that a user is signed in; the heartbeat returns their profile.
  else if (settings.token() !== null) user.value = { ...LOADING_GUEST, is_login: true };

  function show(next: SessionMemory): void {
    const before = user.peek().dropship_user;
    memory.value = next;
    user.value = next.profile ? userOf(next.profile) : GUEST;
    const { is_login: isIn, dropship_user: after } = user.peek();
    // Reload, because the page was rendered with the prices of the old level.
    if (before && isIn && before.level_id !== after?.level_id) {
      setTimeout(settings.reload, LEVEL_RELOAD_MS);
    }
  }

  function saveMemory(answer: Omit<SessionMemory, 'version' | 'time'>): void {
    const next = { ...answer, version: VERSION, time: Date.now() } as const;
    remember(storage, next);
    show(next);
    settings.broadcast?.(next);
  }

  function toGuest(): void {
    saveMemory({ token: null, profile: null, messages: null, urls: null });
  }

  /** Records the failure; the user stays as before and is no longer loading. */
  function failed(code: string, message: string): void {
    recordError({ code, message, time: Date.now() });
    const { is_loading, profile } = user.peek();
    if (is_loading) user.value = profile ? userOf(profile) : GUEST;
  }

  async function pair(isAgain: boolean): Promise<void> {
    const first = await callApi<HeartbeatResponse>(`${api}/heartbeat`);
    if (!first.ok) return failed('HEARTBEAT_ERROR', first.code);
    const { heartbeat_data: data, heartbeat_SN: number, urls, lnwmsg_data: messages } = first.data;
    if (number < serial) return;
    serial = number;
    if (!data) {
      if (!settings.isLocalhost) failed('HEARTBEAT_ERROR', 'no data');
      return toGuest();
    }
    const { id } = user.peek();
    const body = { data, ...(id !== null && { account_id: id }) };
    const second = await callApi<HeartbeatState>(urls.heartbeat, { body });
    if (!second.ok) return failed('HEARTBEAT_ERROR', second.code);
    const { logged_in: isIn, state_change: isChanged, _lnwacct: account, user_data } = second.data;
    if (!isIn || isChanged) toGuest();
    if (!isIn || !account || !user_data) return;
    // The account differs from the one before, or from the first heartbeat: start again, once, as a
    // guest.
    if (isChanged || messages === null) return isAgain ? toGuest() : pair(true);
    const address = `${urls.profile}${query}&account_id=${encodeURIComponent(user_data.id)}`;
    const answer = await callApi<UserProfileResponse>(address);
    if (!answer.ok) {
      failed('PROFILE_ERROR', answer.code);
      return toGuest();
    }
    const { profile } = answer.data;
    saveMemory({ token: account.token, profile, messages, urls });
  }

  return {
    user,
    memory,
    dueIn(now) {
      const last = memory.peek();
      if (!last || last.token !== settings.token()) return 0;
      return Math.max(0, last.time + HEARTBEAT_MS - now);
    },
    beat() {
      running ??= pair(false).finally(() => (running = null));
      return running;
    },
    take: show,
    setUnread(count) {
      user.value = { ...user.peek(), noti_count: count };
      update({ noti_count: count });
    },
    setJoin(isJoin) {
      user.value = { ...user.peek(), is_join: isJoin };
      update({ is_join: isJoin });
    },
  };

  /** Stores the change for the next page. */
  function update(change: { readonly noti_count?: number; readonly is_join?: boolean }): void {
    const last = memory.peek();
    if (!last?.profile) return;
    memory.value = { ...last, profile: { ...last.profile, ...change } };
    remember(storage, memory.value);
  }
}
