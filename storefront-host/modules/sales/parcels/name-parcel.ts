import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { courierNamed, courierOfCode, type CourierBook } from './couriers.read.ts';

interface NamedParcel {
  readonly courier: string;
  readonly code: string;
}

/**
 * Returns courier and tracking number as they are stored; a number without a courier often
 * identifies the courier.
 */
export function namedParcel(book: CourierBook, typed: NamedParcel): NamedParcel {
  const code = tidyCode(typed.code);
  const courier =
    typed.courier === '' ? courierOfCode(book, code) : courierNamed(book, typed.courier);
  return { courier, code };
}

/** Scanners and people add spaces, and couriers print capitals. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s+/g, '').toUpperCase();
}

/** Returns whether another parcel of the shop has this courier's number. */
export async function isCodeTaken(
  trx: Transaction<Database>,
  shopId: number,
  { courier, code, except }: NamedParcel & { readonly except?: string },
): Promise<boolean> {
  if (code === '') return false;
  const { rows } = await sql`SELECT 1 FROM parcel
    WHERE shop_id = ${shopId} AND courier = ${courier} AND code = ${code}
      AND id IS DISTINCT FROM ${except ?? null}::uuid`.execute(trx);
  return rows.length > 0;
}
