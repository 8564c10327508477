import { findAccountByEmail } from '../../identity/index.ts';
import type { Db } from '../../db/open.ts';
import type { FormatName } from '../../modules/back-office/import/index.ts';
import { createShop, findShopByName } from '../../modules/shops/index.ts';
import { CommandError, print } from '../command.ts';
import { shopRefusals } from '../shop-refusals.ts';
import type { ImportCall } from './import-call.ts';

/**
 * Returns the shop to import into; only --create creates one, so that a typing mistake does not.
 */
export async function chooseShop(
  db: Db,
  call: ImportCall,
  format: FormatName,
): Promise<{ readonly id: number | null }> {
  const found = await findShopByName(db, call.shop);
  if (found) return { id: found.id };
  if (!call.create) {
    throw new CommandError(
      `There is no shop '${call.shop}': --create makes it (with --title and --owner), 'npm run talad -- shop list' shows those that are.`,
    );
  }
  const kind = call.kind ?? (format === 'books' ? 'bookfair' : 'shop');
  const owner = call.owner ? await findAccountByEmail(db, call.owner) : null;
  if (call.owner && !owner) {
    throw new CommandError(`There is no account ${call.owner}: make it by 'user create' first.`);
  }
  if (call.dryRun) {
    print(`Shop '${call.shop}' (${kind}) would be made.`);
    return { id: null };
  }
  const shop = {
    shopname: call.shop,
    title: call.title ?? call.shop,
    kind,
    ownerId: owner?.id ?? null,
  };
  const made = await db.transaction().execute((trx) => createShop(trx, shop));
  if ('code' in made) throw new CommandError(shopRefusals[made.code]);
  print(
    owner
      ? `Shop '${call.shop}' (${kind}) of ${call.owner} is made.`
      : `Shop '${call.shop}' (${kind}) is made; it has no owner yet.`,
  );
  return { id: made.id };
}
