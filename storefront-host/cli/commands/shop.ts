import { parseArgs } from 'node:util';
import { findAccountByEmail } from '../../identity/index.ts';
import type { Config } from '../../config.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { createShop } from '../../modules/shops/index.ts';
import { ensureMall } from '../../startup/ensure-mall.ts';
import { CommandError, print, type Command } from '../command.ts';
import { exportShop, importShopFile } from '../shop-files.ts';
import { shopRefusals } from '../shop-refusals.ts';
import { borrowStorage } from '../with-storage.ts';

export const shop: Command = {
  name: 'shop',
  summary: 'makes and lists shops, and takes a whole shop out or in as one file',
  usage: [
    'shop create --shopname <name> --title <title> --owner <email> [--kind shop|bookfair|contest] [--may-look-alike]',
    'shop list',
    'shop export <shopname> <file>                            all of it but orders and customers can be imported again',
    'shop import <file> --owner <email> [--as <shopname>]     as a new shop',
  ],
  async run([action = '', ...args], config) {
    if (action === 'create') return create(args, config);
    if (action === 'list') return borrowStorage(config, list);
    if (action === 'export') return exportShop(args, config);
    if (action === 'import') return importShopFile(args, config);
    throw new CommandError('shop create, list, export or import?');
  },
};

/** The variants of a site (spec §2); the marketplace is created with the market. */
const kinds = ['shop', 'bookfair', 'contest'] as const;

async function create(args: readonly string[], config: Config): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      shopname: { type: 'string' },
      title: { type: 'string' },
      owner: { type: 'string' },
      kind: { type: 'string', default: 'shop' },
      'may-look-alike': { type: 'boolean', default: false },
    },
  });
  const { shopname, owner } = values;
  const kind = kinds.find((known) => known === values.kind);
  if (!kind) throw new CommandError(`--kind is one of ${kinds.join(', ')}.`);
  const title = values.title?.trim();
  if (!shopname || !title || !owner) {
    throw new CommandError('--shopname, --title and --owner are needed.');
  }
  await borrowStorage(config, async ({ db }) => {
    await ensureMall(db);
    const account = await findAccountByEmail(db, owner);
    if (!account) {
      throw new CommandError(`There is no account ${owner}: make it by 'user create' first.`);
    }
    const mayLookAlike = values['may-look-alike'];
    const wanted = { shopname, title, kind, ownerId: account.id, mayLookAlike };
    const result = await db.transaction().execute((trx) => createShop(trx, wanted));
    if ('code' in result) throw new CommandError(shopRefusals[result.code]);
    print(`Shop ${shopname} (${result.id}) of ${owner}: ${config.publicUrl}/web/${shopname}`);
    if (result.similar.length > 0) {
      print(`Please look: other owners' shops have similar names: ${result.similar.join(', ')}`);
    }
  });
}

async function list({ db }: OpenedDatabase): Promise<void> {
  const rows = await db
    .selectFrom('shop')
    .select(['id', 'kind', 'shopname', 'title'])
    .orderBy('id')
    .execute();
  for (const { id, kind, shopname, title } of rows) print(`${id}  ${kind}  ${shopname}  ${title}`);
}
