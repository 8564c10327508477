import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { checkShopName } from '../../shops/index.ts';

const SUGGESTIONS = 3;

/**
 * Returns an address made of a shop's title: its Latin letters and digits. Thai has no one way into
 * Latin letters, so a Thai title gives an empty one, which the owner fills in.
 */
export function nameOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replaceAll(/-{2,}/g, '-')
    .slice(0, 40);
}

/** Free names like the wanted one. At most six look-ups. */
export async function suggestNames(
  trx: Transaction<Database>,
  wanted: string,
  ownerId: string,
): Promise<readonly string[]> {
  const stem = nameOfTitle(wanted).slice(0, 32);
  if (stem === '') return [];
  const found: string[] = [];
  for (const name of [`${stem}-shop`, `${stem}-th`, `${stem}-store`, `my-${stem}`, `${stem}-2`]) {
    const verdict = await checkShopName(trx, { shopname: name, ownerId });
    if (!('code' in verdict)) found.push(name);
    if (found.length === SUGGESTIONS) break;
  }
  return found;
}
