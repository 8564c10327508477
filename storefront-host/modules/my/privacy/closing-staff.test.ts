import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';
import type { StaffFlag } from '../../../db/schema.ts';
import { readActivity } from '../../back-office/activity/activity.read.ts';
import { closeAccount } from './close-account.ts';

const SHOP = shops.alpha.id;
const { ownerAlpha } = accounts;
const at = new Date('2026-11-22T05:00:00Z');
let host: TestHost;
let second: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.deleteFrom('staff').where('shop_id', '=', SHOP).execute();
  second = await enter(['owner']);
});

async function enter(flags: StaffFlag[]): Promise<string> {
  const id = newId();
  const person = { id, email: `${id}@example.test`, name: 'ผู้ช่วย', email_verified: true };
  await host.db.insertInto('account').values(person).execute();
  await host.db.insertInto('staff').values({ shop_id: SHOP, account_id: id, flags }).execute();
  return id;
}
const close = (id: string) => closeAccount(host.db, id, { publicUrl: 'http://localhost:4000', at });
const staff = async () =>
  (
    await host.db.selectFrom('staff').select('account_id').where('shop_id', '=', SHOP).execute()
  ).map(({ account_id: id }) => id);

describe('closing the account of a member of staff', () => {
  it('is in the shop’s audit log, and withdraws open offers', async () => {
    const leaver = await enter(['owner']);
    await host.db
      .insertInto('staff_invite')
      .values({
        shop_id: SHOP,
        id: newId(),
        email: 'newcomer@example.test',
        flags: ['web'],
        token_hash: Buffer.from('token'),
        lang: 'th',
        expires_at: new Date(at.getTime() + 86_400_000),
        invited_by: leaver,
      })
      .execute();
    expect(await close(leaver)).toMatchObject({ ok: true });
    expect(await staff()).toEqual([second]);
    expect(await host.db.selectFrom('staff_invite').select('id').execute()).toEqual([]);
    const { entries, people } = await readActivity(host.db, SHOP, { kind: 'staff' }, 'en');
    const gone = { id: leaver, name: 'บัญชีที่ปิดแล้ว' };
    expect(entries[0]).toMatchObject({ title: 'Left the staff', who: gone, subject: gone.name });
    expect(people).toContainEqual(gone);
  });

  it('waits for another owner who can sign in', async () => {
    await host.db
      .insertInto('staff')
      .values({
        shop_id: SHOP,
        account_id: ownerAlpha.id,
        flags: ['owner'],
      })
      .execute();
    await host.db
      .updateTable('account')
      .set({ disabled_at: at })
      .where('id', '=', second)
      .execute();
    expect(await close(ownerAlpha.id)).toMatchObject({
      ok: false,
      obstacles: { shops: [shops.alpha.title] },
    });
    expect(await staff()).toContain(ownerAlpha.id);
  });

  it('of both owners at the same moment leaves one of them', async () => {
    const other = await enter(['owner']);
    const both = await Promise.all([close(second), close(other)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await staff()).toHaveLength(1);
  });
});
