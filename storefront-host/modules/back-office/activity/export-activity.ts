import type { Db } from '../../../db/open.ts';
import { newId } from '../../../db/ids.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { BOM, csvLine, thaiMinute } from '../../../http/index.ts';
import { writeAudit } from '../../shops/index.ts';
import type { ActivityEntry, ActivityQuery } from '../../shops/audit-log/activity.contract.ts';
import { readEntries } from './activity.read.ts';

const HEADS = ['doneAt', 'doneBy', 'kind', 'act', 'subject', 'changes'] as const;

/** The log is read from the newest entry, whose id is smaller than this one. */
const BEFORE_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export interface ActivityExport {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
  readonly lang: Lang;
  readonly filter: Omit<ActivityQuery, 'after'>;
}

/** Logs the export, then returns the log with this filter as CSV; reads on only while the client takes it. */
export async function exportActivity(
  db: Db,
  request: ActivityExport,
): Promise<AsyncGenerator<string>> {
  const { shopId, accountId, at, lang, filter } = request;
  await db.transaction().execute((trx) =>
    writeAudit(trx, {
      shopId,
      entity: 'settings',
      entityId: newId(at.getTime()),
      action: 'exported_activity',
      accountId,
      before: null,
      after: {},
      at,
    }),
  );
  return (async function* lines() {
    yield BOM + csvLine(HEADS.map((head) => text(lang, `listCsv.${head}`)));
    for (let after = BEFORE_ALL; ;) {
      // Also replaces a value that the request sends beyond its contract.
      const { entries, next } = await readEntries(db, shopId, { ...filter, after }, lang);
      yield entries.map((entry) => lineOf(entry, lang)).join('');
      if (next === null) return;
      after = next;
    }
  })();
}

function lineOf({ at, who, kind, title, subject, changes }: ActivityEntry, lang: Lang): string {
  const changed = changes.map(
    ({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`,
  );
  const name = text(lang, `activity.kind.${kind}`);
  return csvLine([thaiMinute(at), who && who.name, name, title, subject, changed.join('; ')]);
}
