import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { HeartbeatResponse } from '@talad/elements/api/heartbeat.contract';
import { accounts } from '../../test/support/fixture-market.ts';
import { createListeningHost, type ListeningHost } from '../../test/support/listening-host.ts';
import { readEvents, type OpenEvents } from '../../test/support/pages/read-events.ts';
import { signIn } from '../../test/support/sign-in.ts';
import { endAllSessions } from '../identity/session/session.repository.ts';
import { EventStream } from './event-stream.ts';
import { countBySession } from '../identity/notices/notices.read.ts';
import { createLiveNotices, STREAMS_PER_ACCOUNT, type LiveNotices } from './live-notices.ts';
import { NOTICES_CHANNEL, notifyAll } from '../identity/notices/notify.ts';

let host: ListeningHost;
let cookie: string;
const open: OpenEvents[] = [];
const hubs: LiveNotices[] = [];

beforeAll(async () => {
  host = await createListeningHost({ seed: 'small' });
  cookie = await signIn(host, accounts.shopper.email);
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.close();
  await Promise.all(hubs.splice(0).map((hub) => hub.close()));
  await host.db.deleteFrom('notification').execute();
});
afterAll(() => host.close());

async function connect(own = cookie): Promise<OpenEvents> {
  const headers = { cookie: own, 'sec-fetch-site': 'same-origin' };
  const beat: HeartbeatResponse = await (
    await fetch(`${host.origin}/api/v1/heartbeat`, { headers })
  ).json();
  const url = `${beat.urls.stream}?data=${beat.lnwmsg_data}`;
  const stream = await readEvents(url, headers);
  open.push(stream);
  return stream;
}

function notifyAccount(accountId: string): Promise<void> {
  return host.db.transaction().execute((trx) =>
    notifyAll(trx, [
      {
        accountId,
        shopId: 2,
        kind: 'order_shipped',
        data: { number: '12', shop: 'ร้านอัลฟา' },
        path: '/my/orders/x',
        at: new Date(),
      },
    ]),
  );
}

/** Simulates another process of the same market. */
function anotherProcess(beat?: number): LiveNotices {
  const hub = createLiveNotices({
    connection: host.database.connection,
    channel: NOTICES_CHANNEL,
    countUnread: (sessions, at) => countBySession(host.db, sessions, at),
    now: () => new Date(),
    onError: () => undefined,
    ...(beat !== undefined && { beat }),
  });
  hubs.push(hub);
  return hub;
}

async function sessionOf(email: string): Promise<{ accountId: string; session: Buffer }> {
  await signIn(host, email);
  const row = await host.db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 's.token_hash'])
    .where('a.email', '=', email)
    .orderBy('s.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { accountId: row.id, session: row.token_hash };
}

function textOf(stream: EventStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  return () => text;
}

it('says at once how many are unread, then each change, and nothing of other people’s', async () => {
  const stream = await connect();
  expect(stream.status).toBe(200);
  expect(await stream.next()).toEqual({ event: 'notices', data: { count: 0 } });
  await notifyAccount(accounts.ownerBeta.id);
  await notifyAccount(accounts.shopper.id);
  expect(await stream.next()).toEqual({ event: 'notices', data: { count: 1 } });
  await notifyAccount(accounts.shopper.id);
  expect(await stream.next()).toEqual({ event: 'notices', data: { count: 2 } });
});

it('says it to the readers of every process', async () => {
  const other = anotherProcess().open(await sessionOf(accounts.shopper.email));
  const here = await connect();
  expect(await here.next()).toEqual({ event: 'notices', data: { count: 0 } });
  const text = textOf(other as EventStream);
  await expect.poll(text).toContain('{"count":0}');
  await notifyAccount(accounts.shopper.id);
  expect(await here.next()).toEqual({ event: 'notices', data: { count: 1 } });
  await expect.poll(text).toContain('{"count":1}');
});

it('ends with the session, before further events are sent', async () => {
  const own = await signIn(host, accounts.ownerBeta.email);
  const stream = await connect(own);
  await stream.next();
  await host.db.transaction().execute((trx) => endAllSessions(trx, accounts.ownerBeta.id));
  await notifyAccount(accounts.ownerBeta.id);
  expect(await stream.next()).toEqual({ event: 'end', data: {} });
  expect(await stream.next()).toBeNull();
});

it('ends with the session by itself, at the next sign of life', async () => {
  const stream = anotherProcess(20).open(await sessionOf(accounts.ownerBeta.email));
  const text = textOf(stream as EventStream);
  await expect.poll(text).toContain('notices');
  await host.db.transaction().execute((trx) => endAllSessions(trx, accounts.ownerBeta.id));
  await expect.poll(text).toContain('event: end');
  expect(text()).toMatch(/event: end\ndata: \{\}\n\n$/);
});

it('has a cap per account, and room again when one is gone', async () => {
  const streams = await Promise.all(Array.from({ length: STREAMS_PER_ACCOUNT }, () => connect()));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  expect((await connect()).status).toBe(429);
  expect((await connect(await signIn(host, accounts.ownerAlpha.email))).status).toBe(200);
  streams[0]?.close();
  await expect.poll(async () => (await connect()).status).toBe(200);
});

it('asks a guest to sign in', async () => {
  expect((await readEvents(`${host.origin}/api/v1/notifications/stream?data=x`, {})).status).toBe(
    401,
  );
});

it('hears again after its connection was lost, and says what it has missed', async () => {
  const stream = anotherProcess().open(await sessionOf(accounts.shopper.email));
  const text = textOf(stream as EventStream);
  await expect.poll(text).toContain('{"count":0}');
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = ${NOTICES_CHANNEL} AND datname = current_database()`.execute(host.db);
  await notifyAccount(accounts.shopper.id);
  await expect.poll(text).toContain('{"count":1}');
  expect(text().match(/event: notices/g)).toHaveLength(2);
});

it('keeps one message for a slow reader: the newest', async () => {
  const stream = new EventStream();
  stream.send('notices', '1');
  const read = () => String(stream.read() ?? '');
  stream.read(0);
  stream.send('notices', '2');
  expect(stream.send('notices', '3')).toBe(false);
  stream.send('notices', '4');
  expect(read() + read()).toBe('event: notices\ndata: 1\n\nevent: notices\ndata: 4\n\n');
});

it('drops a reader that has not read since the last heartbeat', async () => {
  const stream = anotherProcess(10).open(await sessionOf(accounts.shopper.email)) as EventStream;
  await expect.poll(() => stream.destroyed).toBe(true);
  expect(stream.destroyed).toBe(true);
});

it('lets its server stop', async () => {
  const other = await createListeningHost({ seed: 'small' });
  const own = await signIn(other, accounts.shopper.email);
  const headers = { cookie: own, 'sec-fetch-site': 'same-origin' };
  const beat: HeartbeatResponse = await (
    await fetch(`${other.origin}/api/v1/heartbeat`, { headers })
  ).json();
  const stream = await readEvents(`${beat.urls.stream}?data=${beat.lnwmsg_data}`, headers);
  await stream.next();
  await other.close();
  expect(await stream.next()).toEqual({ event: 'away', data: {} });
});
