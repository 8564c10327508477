import type { Host, Module } from '../../../host.ts';
import { checkShopName, findShopById } from '../../shops/index.ts';
import { checkShopFile, type CheckedShopFile } from '../shop-file/check-shop-file.ts';
import { importShop } from '../shop-file/import-shop.ts';
import { ShopFileError } from '../shop-file/shop-file-format.ts';
import { suggestNames } from '../signup/suggest-names.ts';
import { countContent } from './count-content.ts';
import { storedUploads, type StoredUpload } from './stored-upload.ts';
import { ownerLimits } from './upload-limits.ts';

/** Milliseconds between two reports of progress. */
const REPORT_MS = 500;

/** Validates files that owners uploaded, and opens shops from confirmed ones (decision 220). */
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

/** Validates the whole file, and proposes an available address. */
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

/** Imports the whole file in one transaction; the file is deleted once its shop exists. */
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
  // The name was available when the owner confirmed it, and another shop has taken it since then.
  if ('code' in done) return { state: 'ready', progress: 100, shopname: '' };
  const made = await findShopById(host.db, done.id);
  return {
    state: 'done',
    progress: 100,
    title: made?.title ?? upload.title,
    counts: countContent(file, done.rows),
  };
}

/**
 * Validates the file for an owner: only operators open book fairs and contests.
 * @throws ShopFileError
 */
async function readWhole(
  path: string,
  onRead?: (bytes: number) => Promise<void>,
): Promise<CheckedShopFile> {
  const file = await checkShopFile(path, ownerLimits, onRead);
  if (file.head.shop.kind !== 'shop') throw new ShopFileError('not_a_shop');
  return file;
}

/** Limits reports of progress to one in REPORT_MS. */
function reporter(write: (changes: Partial<StoredUpload>) => Promise<void>): Work['report'] {
  let last = 0;
  return async (done, all) => {
    const now = performance.now();
    if (now - last < REPORT_MS) return;
    last = now;
    await write({ progress: Math.min(99, Math.floor((done / Math.max(1, all)) * 100)) });
  };
}
