import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { checkShopName } from '../../shops/index.ts';
import { nameOfTitle } from './name-of-title.ts';

const SUGGESTIONS = 3;

/** Returns available names like the wanted one, which may be Thai. At most six look-ups. */
export async function suggestNames(
  trx: Transaction<Database>,
  wanted: string,
  ownerId: string,
): Promise<readonly string[]> {
  const stem = nameOfTitle(wanted).slice(0, 32);
  if (stem === '') return [];
  const found: string[] = [];
  const own = stem === wanted ? [] : [stem];
  for (const name of [
    ...own,
    `${stem}-shop`,
    `${stem}-th`,
    `${stem}-store`,
    `my-${stem}`,
    `${stem}-2`,
  ]) {
    const verdict = await checkShopName(trx, { shopname: name, ownerId });
    if (!('code' in verdict)) found.push(name);
    if (found.length === SUGGESTIONS) break;
  }
  return found;
}
