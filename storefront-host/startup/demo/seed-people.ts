import type { Transaction } from 'kysely';
import { hashPassword } from '../../identity/index.ts';
import { newId } from '../../db/ids.ts';
import type { Database, StaffFlag } from '../../db/schema.ts';
import { demoShopIds } from './demo-shop-ids.ts';

const PASSWORD = 'talad-demo';

interface DemoPerson {
  readonly email: string;
  readonly name: string;
  readonly level: 2 | 100;
  readonly staff: Readonly<Record<string, readonly StaffFlag[]>>;
}

/** Design "Running it": these exist in the demo seed only. */
const people: readonly DemoPerson[] = [
  {
    email: 'owner@talad.test',
    name: 'คุณนภา เจ้าของร้าน',
    level: 2,
    staff: Object.fromEntries(Object.keys(demoShopIds).map((shopname) => [shopname, ['owner']])),
  },
  { email: 'staff@talad.test', name: 'น้องฝน ดูแลสินค้า', level: 2, staff: { dinpao: ['product'] } },
  { email: 'seller@talad.test', name: 'ป้าศรี', level: 2, staff: { suansri: ['owner'] } },
  { email: 'shopper@talad.test', name: 'คุณวิชัย ใจดี', level: 2, staff: {} },
  { email: 'operator@talad.test', name: 'ผู้ดูแลระบบ', level: 100, staff: {} },
];

export interface SeededPerson extends DemoPerson {
  readonly id: string;
  readonly passwordHash: string;
}

/** Password hashes are slow on purpose: compute them before the transaction begins. */
export function preparePeople(now: Date): Promise<readonly SeededPerson[]> {
  return Promise.all(
    people.map(async (person) => ({
      ...person,
      id: newId(now.getTime()),
      passwordHash: await hashPassword(PASSWORD),
    })),
  );
}

/** Returns the ids by e-mail: those of existing accounts, if an earlier demo left them. */
export async function insertPeople(
  trx: Transaction<Database>,
  seeded: readonly SeededPerson[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  await trx
    .insertInto('account')
    .values(
      seeded.map(({ id, email, name, level, passwordHash }) => ({
        id,
        email,
        name,
        level,
        email_verified: true,
        password_hash: passwordHash,
        demo: true,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const emails = seeded.map((person) => person.email);
  const rows = await trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute();
  return new Map(rows.map((row) => [row.email, row.id]));
}

export async function insertStaff(
  trx: Transaction<Database>,
  seeded: readonly SeededPerson[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const staff = seeded.flatMap((person) =>
    Object.entries(person.staff).flatMap(([shopname, flags]) => {
      const [shopId, accountId] = [demoShopIds[shopname], ids.get(person.email)];
      return shopId && accountId
        ? [{ shop_id: shopId, account_id: accountId, flags: [...flags] }]
        : [];
    }),
  );
  await trx.insertInto('staff').values(staff).execute();
}
