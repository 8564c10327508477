import type { Host, Module } from '../../../host.ts';
import { checkShopName, findShopById } from '../../shops/index.ts';
import { checkShopFile, type CheckedShopFile } from '../shop-file/check-shop-file.ts';
import { importShop } from '../shop-file/import-shop.ts';
import { ShopFileError } from '../shop-file/shop-file-format.ts';
import { suggestNames } from '../signup/suggest-names.ts';
import { countContent } from './count-content.ts';
import { storedUploads, type StoredUpload } from './stored-upload.ts';
import { ownerLimits } from './upload-limits.ts';

/** Between two reports of progress. */
const REPORT_MS = 500;

/** Checks files that owners sent, and opens shops from those that they said yes to (decision 220). */
export const shopUploadJobs: Module = (_app, host) => {
  const uploads = storedUploads(host.config);
  host.jobs.handle('shop.upload', async ({ shop_id: shopId }) => {
    const upload = await uploads.read(shopId, host.now());
    const step = upload && steps.get(upload.state);
    if (!upload || !step) return;
    const write = (changes: Partial<StoredUpload>) =>
      uploads.write(shopId, { ...upload, ...changes, changed_at: host.now().toISOString() });
    try {
      const path = uploads.path(shopId);
      await write(await step({ host, shopId, path, upload, report: reporter(write) }));
    } catch (error) {
      if (!(error instanceof ShopFileError)) {
        await write({ state: 'failed' });
        throw error;
      }
      const about = error.about.slice(0, 500);
      await write({ state: 'refused', problem: { code: error.code, about } });
    }
  });
};

interface Work {
  readonly host: Host;
  readonly shopId: number;
  readonly path: string;
  readonly upload: StoredUpload;
  readonly report: (done: number, all: number) => Promise<void>;
}

const steps: ReadonlyMap<string, (work: Work) => Promise<Partial<StoredUpload>>> = new Map([
  ['checking', check],
  ['opening', open],
]);

/** Reads the whole file, and proposes an address that is free. */
async function check({ host, path, upload, report }: Work): Promise<Partial<StoredUpload>> {
  const file = await readWhole(path, (bytes) => report(bytes, upload.bytes));
  const { account_id: ownerId } = upload;
  const wanted = file.head.shop.shopname;
  const [shopname = ''] = await host.db.transaction().execute(async (trx) => {
    const verdict = await checkShopName(trx, { shopname: wanted, ownerId });
    return 'code' in verdict ? suggestNames(trx, wanted, ownerId) : [wanted];
  });
  return {
    state: 'ready',
    progress: 100,
    title: file.title,
    exported_at: file.head.exported_at,
    shopname,
    counts: countContent(file),
  };
}

/** Everything of the file in one transaction, or nothing; the file goes when its shop is there. */
async function open({ host, path, upload, report }: Work): Promise<Partial<StoredUpload>> {
  const file = await readWhole(path);
  const done = await importShop(host, {
    file,
    shopname: upload.shopname,
    ownerId: upload.account_id,
    withTrade: false,
    opensLater: true,
    onProgress: report,
  });
  // The name was free when the owner confirmed it, and another shop took it since then.
  if ('code' in done) return { state: 'ready', progress: 100, shopname: '' };
  const made = await findShopById(host.db, done.id);
  return {
    state: 'done',
    progress: 100,
    title: made?.title ?? upload.title,
    counts: countContent(file, done.rows),
  };
}

/** @throws ShopFileError Owners open shops; book fairs and contests are the operators'. */
async function readWhole(
  path: string,
  onRead?: (bytes: number) => Promise<void>,
): Promise<CheckedShopFile> {
  const file = await checkShopFile(path, ownerLimits, onRead);
  if (file.head.shop.kind !== 'shop') throw new ShopFileError('not_a_shop');
  return file;
}

/** Writes the percent of the step's progress, not more often than a person looks. */
function reporter(write: (changes: Partial<StoredUpload>) => Promise<void>): Work['report'] {
  let last = 0;
  return async (done, all) => {
    const now = performance.now();
    if (now - last < REPORT_MS) return;
    last = now;
    await write({ progress: Math.min(99, Math.floor((done / Math.max(1, all)) * 100)) });
  };
}
