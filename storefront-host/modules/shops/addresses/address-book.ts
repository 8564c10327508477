import { sql, type Kysely, type Transaction } from 'kysely';
import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';

/** Maximum number of addresses of an account. */
export const MAX_ADDRESSES = 20;

export type AddressParts = Pick<
  AddressValues,
  'name' | 'phone' | 'address' | 'sub_district' | 'district' | 'province' | 'postcode'
>;

/** Returns the fields of an address, without other values of the form. */
export function partsOf(values: AddressParts): AddressParts {
  const { name, phone, address, sub_district, district, province, postcode } = values;
  return { name, phone, address, sub_district, district, province, postcode };
}

export function isSameAddress(one: AddressParts, other: AddressParts): boolean {
  return partNames.every((name) => one[name] === other[name]);
}

export interface SavedAddress extends AddressParts {
  readonly id: string;
  readonly isDefault: boolean;
}

/** Returns the account's addresses, the default one first. One query. */
export async function listAddresses(
  db: Kysely<Database>,
  accountId: string,
): Promise<readonly SavedAddress[]> {
  return ofAccount(db, accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ADDRESSES)
    .execute();
}

export async function findAddress(
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<SavedAddress | null> {
  return (await ofAccount(db, accountId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Stores an address; the first one is the default, and an equal one is stored once. Null if there are too many. */
export async function addAddress(
  trx: Transaction<Database>,
  accountId: string,
  parts: AddressParts,
  at: Date,
): Promise<string | null> {
  await lockBook(trx, accountId);
  const known = await listAddresses(trx, accountId);
  const same = known.find((one) => isSameAddress(one, parts));
  if (same) return same.id;
  if (known.length >= MAX_ADDRESSES) return null;
  const id = newId(at.getTime());
  await trx
    .insertInto('account_address')
    .values({ account_id: accountId, id, ...columnsOf(parts), is_default: known.length === 0 })
    .execute();
  return id;
}

/** Returns false if the account has no address with this id. */
export async function changeAddress(
  trx: Transaction<Database>,
  accountId: string,
  id: string,
  parts: AddressParts,
  at: Date,
): Promise<boolean> {
  const changed = await trx
    .updateTable('account_address')
    .set({ ...columnsOf(parts), updated_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Sets the default address; the later of two calls wins. Returns false if the id is unknown. */
export async function makeDefault(
  trx: Transaction<Database>,
  accountId: string,
  id: string,
): Promise<boolean> {
  await lockBook(trx, accountId);
  if (!(await findAddress(trx, accountId, id))) return false;
  await setDefault(trx, accountId, id);
  return true;
}

/** If the default address is removed, the newest of the others becomes the default. */
export async function removeAddress(
  trx: Transaction<Database>,
  accountId: string,
  id: string,
): Promise<boolean> {
  await lockBook(trx, accountId);
  const removed = await trx
    .deleteFrom('account_address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return false;
  const [first] = await listAddresses(trx, accountId);
  if (first && !first.isDefault) await setDefault(trx, accountId, first.id);
  return true;
}

const partNames = [
  'name',
  'phone',
  'address',
  'sub_district',
  'district',
  'province',
  'postcode',
] as const;

function ofAccount(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('account_address')
    .select([
      'id',
      'name',
      'phone',
      'line as address',
      'subdistrict as sub_district',
      'district',
      'province',
      'postcode',
      'is_default as isDefault',
    ])
    .where('account_id', '=', accountId);
}

function columnsOf({
  address,
  sub_district,
  name,
  phone,
  district,
  province,
  postcode,
}: AddressParts) {
  return { name, phone, line: address, subdistrict: sub_district, district, province, postcode };
}

/** Clears the default before it sets another one, because the index allows one. */
async function setDefault(
  trx: Transaction<Database>,
  accountId: string,
  id: string,
): Promise<void> {
  const own = trx.updateTable('account_address').where('account_id', '=', accountId);
  await own.set({ is_default: false }).where('is_default', '=', true).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

/** Serializes the changes of one account's addresses. */
async function lockBook(trx: Transaction<Database>, accountId: string): Promise<void> {
  await sql`SELECT FROM account WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`.execute(trx);
}
