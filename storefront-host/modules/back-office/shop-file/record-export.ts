import type { Db } from '../../../db/open.ts';
import { writeAudit } from '../../shops/index.ts';

interface ActOnFile {
  readonly shopId: number;
  /** Account of the person; null for an operator on the command line. */
  readonly accountId: string | null;
  readonly at: Date;
}

type FileAct =
  'exported_shop' | 'uploaded_shop_file' | 'opened_shop_from_file' | 'removed_shop_file';

/** Writes the log entry before the file is made, because the file contains addresses of customers. */
export function recordExport(db: Db, act: ActOnFile): Promise<void> {
  return recordShopFile(db, 'exported_shop', act);
}

/** Writes an action on a shop file into the log of the shop in which it was done. */
export function recordShopFile(
  db: Db,
  action: FileAct,
  { shopId, accountId, at }: ActOnFile,
): Promise<void> {
  return db.transaction().execute((trx) =>
    writeAudit(trx, {
      shopId,
      entity: 'settings',
      entityId: shopId,
      action,
      accountId,
      before: null,
      after: {},
      at,
    }),
  );
}
