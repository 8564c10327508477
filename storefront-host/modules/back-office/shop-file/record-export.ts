import type { Db } from '../../../db/open.ts';
import { writeAudit } from '../../shops/index.ts';

interface ExportOfShop {
  readonly shopId: number;
  /** The person who takes it; null: an operator, on the command line. */
  readonly accountId: string | null;
  readonly at: Date;
}

/** In the shop's log before the file is made: it has the addresses of customers. */
export async function recordExport(db: Db, { shopId, accountId, at }: ExportOfShop): Promise<void> {
  await db.transaction().execute((trx) =>
    writeAudit(trx, {
      shopId,
      entity: 'settings',
      entityId: shopId,
      action: 'exported_shop',
      accountId,
      before: null,
      after: {},
      at,
    }),
  );
}
