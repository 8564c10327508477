import type { Config } from '../config.ts';
import { BackupError } from '../backup/archive-format.ts';
import { withDedicatedClient } from '../backup/dedicated-client.ts';
import { hasContent } from '../backup/empty-schema.ts';
import {
  findAttempt,
  forgetAttempt,
  lockRestore,
  type RestoreAttempt,
} from '../backup/restore-attempt.ts';
import { dropSecrets, placeSecrets } from '../backup/restored-secrets.ts';
import type { OpenedDatabase } from '../db/open.ts';
import { say } from './progress.ts';

/**
 * Ends what a restore left that did not get to its end: a new market must not grow where somebody
 * wanted their own back.
 * @throws BackupError with what to do, when the database is empty or a restore is under way.
 */
export async function settleRestore(config: Config, { pool }: OpenedDatabase): Promise<void> {
  if (!(await findAttempt(pool))) return;
  await withDedicatedClient(pool, async (client) => {
    if (!(await lockRestore(client))) {
      throw new BackupError(
        'A restore is under way on this database: start Talad when it has ended.',
      );
    }
    const attempt = await findAttempt(client);
    if (!attempt) return;
    if (attempt.isCommitted) {
      if (await placeSecrets(config.dataDir))
        say(`The restore of ${attempt.file} is complete now.`);
    } else {
      await dropSecrets(config.dataDir);
      const story = storyOf(attempt);
      if (!(await hasContent(pool))) throw new BackupError(`${story} ${whatToDo}`);
      say(`${story} The market is as it was before.`);
    }
    await forgetAttempt(client);
  });
}

function storyOf({ file, beganAt, failure }: RestoreAttempt): string {
  const when = `The restore of ${file} on ${beganAt.toISOString().slice(0, 16).replace('T', ' ')}`;
  return failure === null ? `${when} was cut short.` : `${when} failed: ${failure}`;
}

const whatToDo =
  "The database is empty. Restore again ('npm run talad -- restore <file>'), or begin a new market: " +
  "'npm run talad -- restore --forget', then start.";
