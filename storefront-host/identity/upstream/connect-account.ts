import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { recordEvent } from '../account-events.ts';
import type { Device } from '../devices/device.ts';
import { findLinkedAccount, linkAccount, unlinkAccount } from './account-link.repository.ts';
import type { UpstreamKey } from './upstream-providers.ts';

interface Connection {
  readonly key: UpstreamKey;
  readonly issuer: string;
  readonly accountId: string;
  readonly device: Device;
}

/** Connects a provider's identity with an account, and mails its owner. False if it belongs to another account. */
export async function connectAccount(
  trx: Transaction<Database>,
  host: Pick<Host, 'config' | 'now'>,
  connection: Connection & { readonly subject: string },
): Promise<boolean> {
  const { key, issuer, subject, accountId, device } = connection;
  if (!(await linkAccount(trx, issuer, subject, accountId))) {
    return (await findLinkedAccount(trx, issuer, subject)) === accountId;
  }
  await recordEvent(trx, host, { accountId, kind: 'connected', device, data: nameOf(key) });
  return true;
}

/** Removes a provider from an account; its owner has the password, or resets it by mail. */
export async function disconnectAccount(
  trx: Transaction<Database>,
  host: Pick<Host, 'config' | 'now'>,
  { key, issuer, accountId, device }: Connection,
): Promise<void> {
  if (!(await unlinkAccount(trx, issuer, accountId))) return;
  await recordEvent(trx, host, { accountId, kind: 'disconnected', device, data: nameOf(key) });
}

/** The name is the same in every language. */
function nameOf(key: UpstreamKey): { readonly provider: string } {
  return { provider: text('en', `with.name.${key}`) };
}
