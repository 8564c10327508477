import type { Config } from '../config.ts';
import { BackupError } from '../backup/backup-error.ts';
import { withDedicatedClient } from '../backup/dedicated-client.ts';
import { hasContent } from '../backup/empty-schema.ts';
import {
  findAttempt,
  clearAttempt,
  lockRestore,
  type RestoreAttempt,
} from '../backup/restore-attempt.ts';
import { deleteSecrets, placeSecrets } from '../backup/restored-secrets.ts';
import type { OpenedDatabase } from '../db/open.ts';

/**
 * Ends a restore that was interrupted: a new market must not grow in a database that was meant for a
 * backup. Returns a line for the operator, if there was one.
 * @throws BackupError with what to do, when the database is empty or a restore is under way.
 */
export async function settleRestore(
  config: Config,
  { pool }: OpenedDatabase,
): Promise<string | undefined> {
  if (!(await findAttempt(pool))) return undefined;
  return withDedicatedClient(pool, async (client) => {
    if (!(await lockRestore(client))) {
      throw new BackupError(
        'A restore is under way on this database: start Talad when it has ended.',
      );
    }
    const attempt = await findAttempt(client);
    if (!attempt) return undefined;
    const line = await settle(config, pool, attempt);
    await clearAttempt(client);
    return line;
  });
}

async function settle(
  config: Config,
  pool: OpenedDatabase['pool'],
  attempt: RestoreAttempt,
): Promise<string | undefined> {
  if (attempt.isCommitted) {
    const isPlaced = await placeSecrets(config.dataDir);
    return isPlaced ? `The restore of ${attempt.file} is complete now.` : undefined;
  }
  await deleteSecrets(config.dataDir);
  const story = storyOf(attempt);
  if (!(await hasContent(pool))) throw new BackupError(`${story} ${whatToDo}`);
  return `${story} The market is as it was before.`;
}

function storyOf({ file, beganAt, failure }: RestoreAttempt): string {
  const when = `The restore of ${file} on ${beganAt.toISOString().slice(0, 16).replace('T', ' ')}`;
  return failure === null ? `${when} was cut short.` : `${when} failed: ${failure}`;
}

const whatToDo =
  "The database is empty. Restore again ('npm run talad -- restore <file>'), or begin a new market: " +
  "'npm run talad -- restore --forget', then start.";
