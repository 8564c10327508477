import { parseArgs } from 'node:util';
import {
  recordEvent,
  createAccount,
  findAccountByEmail,
  setPassword,
  hashPassword,
  isEmail,
  deleteTotp,
  endAllSessions,
} from '../../identity/index.ts';
import type { Config } from '../../config.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import { CommandError, print, type Command } from '../command.ts';
import { readPassword } from '../read-password.ts';
import { borrowStorage } from '../with-storage.ts';

const levels = { shopper: 2, staff: 10, operator: 100 } as const;

export const user: Command = {
  name: 'user',
  summary:
    'makes and lists accounts, sets passwords (typed, or piped in), takes second factors off',
  usage: [
    'user create --email <address> --name <name> [--level shopper|staff|operator]',
    'user password --email <address>   also ends all sessions of the account',
    'user factors --email <address>    takes off app, recovery codes and passkeys of who lost them',
    'user list',
  ],
  async run([action = '', ...args], config) {
    if (action === 'create') return create(args, config);
    if (action === 'password') return password(args, config);
    if (action === 'factors') return factors(args, config);
    if (action === 'list') return borrowStorage(config, list);
    throw new CommandError('user create, user password, user factors or user list?');
  },
};

async function create(args: readonly string[], config: Config): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      level: { type: 'string', default: 'shopper' },
    },
  });
  const email = emailOf(values.email);
  const name = values.name?.trim();
  if (!name) throw new CommandError('--name is missing.');
  const level = Object.entries(levels).find(([key]) => key === values.level)?.[1];
  if (!level) throw new CommandError(`--level must be one of ${Object.keys(levels).join(', ')}.`);
  const hash = await hashPassword(await readPassword(email));
  await borrowStorage(config, async ({ db }) => {
    await db.transaction().execute(async (trx) => {
      const account = { email, name, locale: 'th' as const, passwordHash: hash };
      const id = await createAccount(trx, account, new Date());
      if (!id) throw new CommandError(`${email} has an account already.`);
      await trx.updateTable('account').set({ level }).where('id', '=', id).execute();
    });
    print(`Account ${email} (${values.level}) is there.`);
  });
}

async function password(args: readonly string[], config: Config): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' } } });
  const email = emailOf(values.email);
  const hash = await hashPassword(await readPassword(email));
  await borrowStorage(config, async ({ db }) => {
    const account = await findAccountByEmail(db, email);
    if (!account) throw new CommandError(`There is no account ${email}.`);
    await db.transaction().execute(async (trx) => {
      await setPassword(trx, account.id, hash, new Date());
      await endAllSessions(trx, account.id);
    });
    print(`The password of ${email} is changed, its sessions are ended.`);
  });
}

/** For a user without recovery codes; the operator who runs this has verified the person. */
async function factors(args: readonly string[], config: Config): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { email: { type: 'string' } } });
  const email = emailOf(values.email);
  await borrowStorage(config, async ({ db }) => {
    const account = await findAccountByEmail(db, email);
    if (!account) throw new CommandError(`There is no account ${email}.`);
    await db.transaction().execute(async (trx) => {
      const now = () => new Date();
      await deleteTotp(trx, account.id, now());
      await trx.deleteFrom('passkey').where('account_id', '=', account.id).execute();
      await endAllSessions(trx, account.id);
      const event = { accountId: account.id, kind: 'second_factor_off', device: null } as const;
      await recordEvent(trx, { config, now }, event);
    });
    print(`${email} signs in with the password alone now, its sessions are ended.`);
  });
}

async function list({ db }: OpenedDatabase): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('staff', 'staff.account_id', 'account.id')
    .leftJoin('shop', 'shop.id', 'staff.shop_id')
    .select(['account.email', 'account.name', 'account.level', 'shop.shopname', 'staff.flags'])
    .orderBy('account.email')
    .orderBy('shop.shopname')
    .execute();
  for (const { email, name, level, shopname, flags } of rows) {
    const place = shopname ? `  ${shopname} (${flags?.join(', ') ?? ''})` : '';
    print(`${email}  ${name}  level ${level}${place}`);
  }
}

function emailOf(value: string | undefined): string {
  if (value && isEmail(value)) return value;
  throw new CommandError(value ? `'${value}' is not an email address.` : '--email is missing.');
}
