import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeartbeatResponse, HeartbeatState } from '../../api/heartbeat.contract.ts';
import type { UserProfile } from '../../api/user.contract.ts';
import { errorList } from '../errors/error-list.ts';
import { createSession, HEARTBEAT_MS, type SessionSettings } from './session-store.ts';
import { whenKnown } from './when-known.ts';

const urls = {
  heartbeat: '/api/v1/heartbeat',
  profile: '/api/v1/users/me/profile',
  notifications: '/api/v1/notifications',
  stream: '/api/v1/notifications/stream',
  my: '/my',
  back_office: '/mybusiness',
};

const profile: UserProfile = {
  id: 'a1',
  display_name: 'สมหญิง ใจดี',
  email: 'somying@example.test',
  avatar: null,
  user_level: 2,
  user_level_names: { '2': 'ผู้ใช้' },
  point: 120,
  point_value: 0.01,
  dropship_user: null,
  is_dropship_user: false,
  is_web_owner: false,
  is_web_staff: false,
  is_product_staff: true,
  is_design_staff: false,
  is_blog_edit_staff: false,
  is_blog_add_staff: false,
  is_join: true,
  myshops: [],
  noti_count: 3,
  notifications: [],
};

/** The server's answers by the contracts, which tests can change. */
let first: Partial<HeartbeatResponse>;
let second: Partial<HeartbeatState>;
let own: Partial<UserProfile>;
/** Paths whose requests fail or are refused. */
let dead: readonly string[];
let refused: readonly string[];
let calls: { readonly method: string; readonly path: string; readonly body: unknown }[];
let token: string | null;
let stored: Map<string, string>;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  first = {};
  second = {};
  own = {};
  dead = [];
  refused = [];
  calls = [];
  token = 't1';
  stored = new Map();
  let serial = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET' } = init;
    const path = url.split('?')[0] ?? '';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ method, path: url, body });
    const name = `${method} ${path}`;
    if (dead.includes(name)) throw new TypeError('Failed to fetch');
    if (refused.includes(name)) return Response.json({ error: true, code: 'X' }, { status: 400 });
    serial += 1;
    if (name === `GET ${urls.profile}`) return Response.json({ profile: { ...profile, ...own } });
    if (method === 'POST') {
      const user_data = { id: 'a1', display_name: 'x', user_level: 2 };
      const state = { success: true, logged_in: true, _lnwacct: { token: 't1' }, user_data };
      const now = { ...state, ...second };
      const { account_id: believed } = body as { readonly account_id?: string };
      const isChanged = believed !== undefined && believed !== now.user_data?.id;
      return Response.json({ state_change: now.logged_in && isChanged, ...now });
    }
    const answer = { heartbeat_data: 'd', heartbeat_SN: serial, lnwmsg_data: 'm', urls };
    return Response.json({ ...answer, account_id: 'a1', ...first });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function session(more: Partial<SessionSettings> = {}) {
  return createSession({
    api: '/api/v1',
    query: '?lang=th&site=alpha',
    token: () => token,
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
    reload,
    isLocalhost: false,
    ...more,
  });
}

const guest = { second: { logged_in: false, _lnwacct: null, user_data: null } };

describe('user session (spec §4)', () => {
  it('starts as a loading guest', () => {
    token = null;
    expect(session().user.value).toMatchObject({
      is_loading: true,
      is_login: false,
      user_level: 1,
      id: null,
      name: '',
    });
  });

  it('is logged in by a token, before any answer', () => {
    expect(session().user.value).toMatchObject({ is_loading: true, is_login: true });
  });

  it('is logged in by a heartbeat answer, and fetches the profile', async () => {
    token = null;
    const one = session();
    token = 't1';
    await one.beat();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/heartbeat',
      'POST /api/v1/heartbeat',
      'GET /api/v1/users/me/profile?lang=th&site=alpha&account_id=a1',
    ]);
    expect(calls[1]?.body).toEqual({ data: 'd' });
    expect(one.user.value).toEqual({
      ...profile,
      name: 'สมหญิง ใจดี',
      is_loading: false,
      is_login: true,
      profile,
      display_name: undefined,
    });
  });

  it('a guest is a guest, and no longer loading', async () => {
    token = null;
    second = guest.second;
    const one = session();
    await one.beat();
    expect(one.user.value).toMatchObject({ is_loading: false, is_login: false, user_level: 1 });
    expect(calls).toHaveLength(2);
  });

  it('a logged-out reply clears to guest', async () => {
    const one = session();
    await one.beat();
    expect(one.user.value.is_login).toBe(true);
    second = guest.second;
    await one.beat();
    expect(one.user.value).toMatchObject({ is_login: false, name: '', profile: null });
    expect(calls.at(-1)?.body).toEqual({ data: 'd', account_id: 'a1' });
  });

  it('a state change clears to guest before the new account is known', async () => {
    const one = session();
    await one.beat();
    const seen: (string | null)[] = [];
    one.user.subscribe(({ id }) => seen.push(id));
    second = { user_data: { id: 'b2', display_name: 'มาลี', user_level: 2 } };
    own = { id: 'b2', display_name: 'มาลี' };
    await one.beat();
    expect(seen).toEqual(['a1', null, 'b2']);
    expect(one.user.value.name).toBe('มาลี');
  });

  it('a state that changes each time ends as guest, not in a loop', async () => {
    second = { state_change: true };
    const one = session();
    await one.beat();
    expect(one.user.value.is_login).toBe(false);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('a sign-in between the two heartbeats is asked about once more', async () => {
    first = { account_id: null, lnwmsg_data: null };
    second = {
      get state_change() {
        [first, second] = [{}, {}];
        return true;
      },
    };
    const one = session();
    await one.beat();
    expect(one.user.value).toMatchObject({ is_login: true, name: 'สมหญิง ใจดี' });
  });

  it('a profile that fails clears to guest and is recorded', async () => {
    refused = [`GET ${urls.profile}`];
    const one = session();
    await one.beat();
    expect(one.user.value).toMatchObject({ is_loading: false, is_login: false });
    expect(errorList.value[0]).toMatchObject({ code: 'PROFILE_ERROR' });
  });

  it('a heartbeat without data ends as guest and is recorded, except on localhost', async () => {
    first = { heartbeat_data: null };
    const before = errorList.value.length;
    const local = session({ isLocalhost: true });
    await local.beat();
    expect(local.user.value).toMatchObject({ is_loading: false, is_login: false });
    expect(errorList.value).toHaveLength(before);
    const one = session();
    await one.beat();
    expect(one.user.value.is_login).toBe(false);
    expect(errorList.value[0]).toMatchObject({ code: 'HEARTBEAT_ERROR', message: 'no data' });
  });

  it.each(['GET /api/v1/heartbeat', 'POST /api/v1/heartbeat'])(
    'a dead network at %s is recorded: the session stays',
    async (name) => {
      const one = session();
      await one.beat();
      dead = [name];
      await one.beat();
      expect(one.user.value).toMatchObject({ is_login: true, name: 'สมหญิง ใจดี' });
      expect(errorList.value[0]).toMatchObject({ code: 'HEARTBEAT_ERROR', message: 'NETWORK' });
      stored.clear();
      const fresh = session();
      await fresh.beat();
      expect(fresh.user.value).toMatchObject({ is_loading: false, is_login: false });
    },
  );

  it('an answer that is older than the last one changes nothing', async () => {
    const one = session();
    first = { heartbeat_SN: 900 };
    await one.beat();
    first = { heartbeat_SN: 800 };
    second = guest.second;
    await one.beat();
    expect(one.user.value.is_login).toBe(true);
  });

  it('sends one call for several callers at the same time', async () => {
    const one = session();
    await Promise.all([one.beat(), one.beat(), one.beat()]);
    expect(calls).toHaveLength(3);
  });

  it('a changed level of a drop-shipper reloads after one second', async () => {
    own = { is_dropship_user: true, dropship_user: { level_id: 1 } };
    const one = session();
    await one.beat();
    await one.beat();
    vi.advanceTimersByTime(5000);
    expect(reload).not.toHaveBeenCalled();
    own = { is_dropship_user: true, dropship_user: { level_id: 2 } };
    await one.beat();
    vi.advanceTimersByTime(999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('the next page knows the user at once, and asks again after 900000 ms', async () => {
    await session().beat();
    const next = session();
    expect(next.user.value).toMatchObject({ is_login: true, is_loading: false, name: 'สมหญิง ใจดี' });
    expect(next.dueIn(Date.now())).toBe(HEARTBEAT_MS);
    expect(HEARTBEAT_MS).toBe(900_000);
    vi.advanceTimersByTime(900_000);
    expect(next.dueIn(Date.now())).toBe(0);
  });

  it('another token is another session: the stored answer is not used', async () => {
    await session().beat();
    token = 't2';
    const next = session();
    expect(next.user.value).toMatchObject({ name: '', is_loading: true });
    expect(next.dueIn(Date.now())).toBe(0);
    token = null;
    expect(session().user.value.is_login).toBe(false);
  });

  it('ignores a stored value of another format', () => {
    for (const json of [
      '{',
      '[]',
      '{"time":1,"token":"t1"}',
      '{"time":1,"token":"t1","profile":{}}',
    ]) {
      stored.set('talad-user', json);
      expect(session().user.value.name).toBe('');
    }
  });

  it('keeps no text of a notification in storage', async () => {
    const notice = { id: 'n', kind: 'x', title: 'ลับ', text: 'ลับ', url: '/', created_at: '' };
    own = { notifications: [{ ...notice, is_read: false }] };
    const one = session();
    await one.beat();
    expect(one.user.value.profile?.notifications).toHaveLength(1);
    expect(stored.get('talad-user')).not.toContain('ลับ');
  });

  it('stores the live stream’s count for the next page', async () => {
    const one = session();
    await one.beat();
    one.setUnread(7);
    expect(one.user.value.noti_count).toBe(7);
    expect(session().user.value.noti_count).toBe(7);
  });

  it('sends its answer to other tabs, which then need not ask', async () => {
    const other = session();
    await session({ broadcast: (memory) => other.take(memory) }).beat();
    expect(other.user.value).toMatchObject({ is_login: true, name: 'สมหญิง ใจดี' });
    expect(other.dueIn(Date.now())).toBe(HEARTBEAT_MS);
  });

  it('resolves with the user as soon as it is known', async () => {
    const one = session();
    const known = whenKnown(one);
    await one.beat();
    expect((await known).name).toBe('สมหญิง ใจดี');
    expect((await whenKnown(one)).id).toBe('a1');
  });
});
