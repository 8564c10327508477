import { expect } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../../storefront-host/db/ids.ts';
import { accounts, shops } from '../fixture-market.ts';
import { signIn } from '../sign-in.ts';
import type { TestHost } from '../test-host.ts';

interface Caller {
  readonly host: () => TestHost;
  /** `cookie` is another session than the owner's. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    cookie?: string,
  ) => Promise<{ readonly json: () => unknown; readonly statusCode: number }>;
  /** Path `/api/v1/manage/{shop_id}`. */
  readonly manage: string;
}

type Act = readonly [title: string, act: () => Promise<unknown>];

/** Calls each route that changes the staff, for `activity.test.ts`. */
export function staffActs({ host, call, manage }: Caller): Readonly<Record<string, Act>> {
  const staff = `${manage}/staff`;
  const invite = (action: 'invites' | 'hand-over', more: object) =>
    call('POST', `${staff}/${action}`, { email: `${action}@example.test`, ...more });
  const inviteId = async () => {
    const { invites } = (await call('GET', staff)).json() as { invites: { id: string }[] };
    return invites[0]?.id;
  };
  const addStaff = async (): Promise<string> => {
    const id = newId();
    const email = `${id}@example.test`;
    const { db } = host();
    await db.insertInto('account').values({ id, email, name: 'ผู้ช่วย' }).execute();
    const row = { shop_id: shops.alpha.id, account_id: id, flags: ['product' as const] };
    await db.insertInto('staff').values(row).execute();
    return email;
  };
  // Reverts the rule, which would refuse the owner's session without a second factor from then on.
  const requireSecondFactor = async () => {
    await call('PUT', `${staff}/second-factor`, { required: true });
    expect((await call('GET', `${manage}/activity`)).statusCode).toBe(403);
    await sql`UPDATE shop SET settings = settings - 'require_second_factor'`.execute(host().db);
  };
  const { id: member } = accounts.staffAlpha;
  return {
    'PUT /manage/staff/:id': [
      'Changed staff permissions',
      () => call('PUT', `${staff}/${member}`, { flags: ['design'] }),
    ],
    'PUT /manage/staff/:id/notices': [
      'Chose notifications',
      () =>
        call('PUT', `${staff}/${accounts.ownerAlpha.id}/notices`, {
          event: 'orders',
          bell: true,
          mail: false,
        }),
    ],
    'PUT /manage/staff/my-notices': [
      'Chose notifications',
      () => call('PUT', `${staff}/my-notices`, { event: 'stock', bell: true, mail: true }),
    ],
    'PUT /manage/staff/second-factor': ['Changed settings', requireSecondFactor],
    'POST /manage/staff/invites': [
      'Invited a staff member',
      () => invite('invites', { flags: ['web'] }),
    ],
    'POST /manage/staff/hand-over': ['Invited a staff member', () => invite('hand-over', {})],
    'POST /manage/staff/invites/:id/resend': [
      'Resent an invitation',
      async () => call('POST', `${staff}/invites/${await inviteId()}/resend`),
    ],
    'DELETE /manage/staff/invites/:id': [
      'Cancelled an invitation',
      async () => call('DELETE', `${staff}/invites/${await inviteId()}`),
    ],
    'POST /manage/staff/leave': [
      'Left the staff',
      async () => call('POST', `${staff}/leave`, {}, await signIn(host(), await addStaff())),
    ],
    'DELETE /manage/staff/:id': [
      'Removed a staff member',
      () => call('DELETE', `${staff}/${member}`),
    ],
  };
}
