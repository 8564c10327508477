import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { HeartbeatResponse } from '@talad/elements/api/heartbeat.contract';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import {
  createListeningHost,
  type ListeningHost,
} from '../../../../test/support/listening-host.ts';
import { readEvents, type OpenEvents } from '../../../../test/support/pages/read-events.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import type { Presence } from './presence.contract.ts';

const { ownerAlpha, staffAlpha, ownerBeta } = accounts;
const tabs = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const [mine = '', theirs = '', third = ''] = tabs;

let host: ListeningHost;
let now = new Date('2026-11-28T05:00:00Z');
const cookies = new Map<string, string>();
const open: OpenEvents[] = [];
beforeAll(async () => {
  host = await createListeningHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => now,
  });
  await host.db
    .updateTable('staff')
    .set({ flags: ['design'] })
    .where('shop_id', '=', shops.alpha.id)
    .where('account_id', '=', staffAlpha.id)
    .execute();
  for (const { email } of [ownerAlpha, staffAlpha, ownerBeta]) {
    cookies.set(email, await signIn(host, email));
  }
});
beforeEach(() => host.db.deleteFrom('page_editor').execute());
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => host.close());

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000);
};
async function report(
  { email }: { readonly email: string },
  tab: string,
  more: { readonly block?: string; readonly gone?: boolean; readonly page?: string } = {},
): Promise<Presence> {
  const { page = 'frontpage', block = null, ...rest } = more;
  const shop = email === ownerBeta.email ? shops.beta.id : shops.alpha.id;
  const answer = await fetch(`${host.origin}/api/v1/pages/presence/${shop}/${page}`, {
    method: 'POST',
    headers: {
      origin: host.origin,
      cookie: cookies.get(email) ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ tab, block, ...rest }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}
const seen = ({ people }: Presence) => people.map(({ tab, block }) => [tab, block]);

/** Opens the stream of a person, and returns it after its first message. */
async function listen({ email }: { readonly email: string }): Promise<OpenEvents> {
  const headers = { cookie: cookies.get(email) ?? '', 'sec-fetch-site': 'same-origin' };
  const beat: HeartbeatResponse = await (
    await fetch(`${host.origin}/api/v1/heartbeat`, { headers })
  ).json();
  const stream = await readEvents(`${beat.urls.stream}?data=${beat.lnwmsg_data}`, headers);
  open.push(stream);
  expect(await stream.next()).toMatchObject({ event: 'notices' });
  return stream;
}
const poke = { event: 'notices', data: { page: `${shops.alpha.id}/frontpage` } };

it('shows the others of the same page with their section, and none of another page or shop', async () => {
  await report(ownerBeta, third, { block: 'a' });
  await report(staffAlpha, third.replace('3', '9'), { page: 'about' });
  expect(seen(await report(ownerAlpha, mine, { block: 'a' }))).toEqual([]);
  const answer = await report(staffAlpha, theirs, { block: 'b' });
  expect(answer.people).toEqual([{ tab: mine, name: ownerAlpha.name, is_me: false, block: 'a' }]);
  expect((await report(ownerAlpha, third)).people).toEqual([
    expect.objectContaining({ tab: mine, is_me: true }),
    expect.objectContaining({ tab: theirs, is_me: false, block: 'b' }),
  ]);
});

it('tells the others of a change only, at once, and of a tab that has left', async () => {
  await report(ownerAlpha, mine);
  const stream = await listen(ownerAlpha);
  await report(staffAlpha, theirs, { block: 'a' });
  expect(await stream.next()).toEqual(poke);
  await report(staffAlpha, theirs, { block: 'a' });
  await report(staffAlpha, theirs, { gone: true, block: 'a' });
  expect(await stream.next()).toEqual(poke);
  expect(seen(await report(ownerAlpha, mine))).toEqual([]);
});

it('asks a tab that was silent because it was alone, and forgets one that does not answer', async () => {
  await report(ownerAlpha, mine);
  const stream = await listen(ownerAlpha);
  later(3_600);
  expect(seen(await report(staffAlpha, theirs))).toEqual([]);
  expect(await stream.next()).toEqual(poke);
  expect(seen(await report(ownerAlpha, mine))).toEqual([[theirs, null]]);
  expect(seen(await report(staffAlpha, theirs))).toEqual([[mine, null]]);
  later(41);
  expect(seen(await report(staffAlpha, theirs))).toEqual([]);
  later(61);
  await report(staffAlpha, theirs);
  const rows = await host.db.selectFrom('page_editor').select('tab').execute();
  expect(rows).toEqual([{ tab: theirs }]);
});

it('never lets a person move or remove the tab of another', async () => {
  await report(ownerAlpha, mine, { block: 'a' });
  await report(staffAlpha, mine, { block: 'b' });
  await report(staffAlpha, mine, { gone: true });
  expect(seen(await report(staffAlpha, theirs))).toEqual([[mine, 'a']]);
});

it('tells those who edit a page that another has saved it, with the new revision', async () => {
  const { revision } = await report(ownerAlpha, mine);
  await report(staffAlpha, theirs);
  const stream = await listen(ownerAlpha);
  const saved = await fetch(`${host.origin}/api/v1/pages/edit/${shops.alpha.id}/frontpage/main`, {
    method: 'POST',
    headers: {
      origin: host.origin,
      cookie: cookies.get(staffAlpha.email) ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ blocks: '[]', base_revision: revision }),
  });
  expect(saved.status).toBe(200);
  expect(await stream.next()).toEqual(poke);
  expect((await report(ownerAlpha, mine)).revision).toBeGreaterThan(revision);
});
