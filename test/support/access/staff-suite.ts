import { afterAll, beforeAll, beforeEach } from 'vitest';
import { hashToken } from '../../../storefront-host/identity/session/session.repository.ts';
import { newId } from '../../../storefront-host/db/ids.ts';
import type { StaffFlag } from '../../../storefront-host/db/schema.ts';
import { accounts, shops } from '../fixture-market.ts';
import { answerAfterPost } from '../pages/follow-posted.ts';
import { signIn } from '../sign-in.ts';
import { createTestHost, type TestHost } from '../test-host.ts';

const ORIGIN = 'http://localhost:4000';
const { ownerAlpha, staffAlpha } = accounts;
const SHOP = shops.alpha.id;
const base = `/api/v1/manage/${SHOP}`;

/** An account that is staff of no shop yet. */
export const newcomer = { id: newId(), email: 'pim@example.test', name: 'พิม ช่วยงาน' };

/**
 * Opens one host for the tests of a file; before each test, alpha has its owner and one member of
 * staff again.
 */
export function staffSuite() {
  let host: TestHost;
  const clock = { now: new Date() };
  beforeAll(async () => {
    host = await createTestHost({
      seed: 'small',
      env: { RATE_LIMIT_FACTOR: '100' },
      now: () => clock.now,
    });
    await host.db
      .insertInto('account')
      .values({ ...newcomer, level: 2, email_verified: true })
      .execute();
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    clock.now = new Date('2026-11-22T05:00:00Z');
    await host.db.deleteFrom('staff').where('shop_id', '=', SHOP).execute();
    await host.db.deleteFrom('staff_invite').execute();
    await host.db.deleteFrom('audit_log').execute();
    await host.db.deleteFrom('mail').execute();
    await put(ownerAlpha.id, ['owner']);
    await put(staffAlpha.id, ['product']);
  });

  const put = (accountId: string, flags: StaffFlag[]) =>
    host.db
      .insertInto('staff')
      .values({ shop_id: SHOP, account_id: accountId, flags })
      .onConflict((conflict) => conflict.columns(['shop_id', 'account_id']).doUpdateSet({ flags }))
      .execute();

  async function call(
    who: { readonly email: string },
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) {
    const cookie = await signIn(host, who.email, { authenticatedAt: clock.now });
    const headers = { origin: ORIGIN, cookie };
    const body = payload && { payload };
    return host.inject({ method, url: `${base}${path}`, headers, ...body });
  }

  const invite = (email: string, flags: readonly StaffFlag[] = ['product']) =>
    call(ownerAlpha, 'POST', '/staff/invites', { email, flags });

  const mailsTo = (recipient: string) =>
    host.db
      .selectFrom('mail')
      .select(['subject', 'body', 'kind'])
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();

  /** Returns the link in the newest mail to an address. */
  async function linkTo(email: string): Promise<URL> {
    const bodies = await mailsTo(email);
    const links = bodies.map(({ body }) => /http\S+\/invitation\S+/.exec(body)?.[0] ?? '');
    const stored = await host.db.selectFrom('staff_invite').select('token_hash').execute();
    const good = links.find((link) => {
      const token = new URL(link).searchParams.get('token') ?? '';
      return stored.some((row) => row.token_hash.equals(hashToken(token)));
    });
    return new URL(good ?? '');
  }

  async function open(link: URL, who?: { readonly email: string }, lang = 'en') {
    const cookie = who ? await signIn(host, who.email) : '';
    return host.inject({
      url: `${link.pathname}${link.search}`,
      headers: { cookie: `lang=${lang}; ${cookie}` },
    });
  }

  /** Returns the link into the shop, or the page's message. */
  async function respond(
    link: URL,
    answer: 'accept' | 'decline',
    who?: { readonly email: string },
  ) {
    const cookie = who ? await signIn(host, who.email) : '';
    const token = link.searchParams.get('token') ?? '';
    const posted = await host.inject({
      method: 'POST',
      url: '/invitation',
      headers: { origin: ORIGIN, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, answer }).toString(),
    });
    const isRefused = posted.headers.location?.startsWith('/invitation');
    return isRefused ? answerAfterPost(host, posted, { headers: { cookie } }) : posted;
  }

  const flagsOf = async (accountId: string) =>
    (
      await host.db
        .selectFrom('staff')
        .select('flags')
        .where('shop_id', '=', SHOP)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
    )?.flags;

  const acts = () =>
    host.db
      .selectFrom('audit_log')
      .select(['action', 'account_id', 'entity_id', 'before', 'after'])
      .where('entity', '=', 'staff')
      .orderBy('id')
      .execute();

  return {
    clock,
    /** Set once the tests have begun. */
    host: () => host,
    put,
    call,
    invite,
    mailsTo,
    linkTo,
    open,
    respond,
    flagsOf,
    acts,
  };
}
