import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { ApiError } from '@talad/elements/api/error.contract';
import type { App, Host, Module } from '../../../host.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { signedIn } from '../../../identity/index.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { checkShopName } from '../../shops/index.ts';
import { recordShopFile } from '../shop-file/record-export.ts';
import { refuseMoreShops } from '../signup/sign-up-shop.ts';
import { receiveUpload } from './receive-upload.ts';
import { ShopUpload, ShopUploadOpening, ShopUploadQuery } from './shop-upload.contract.ts';
import { isWorking, storedUploads, type StoredUpload } from './stored-upload.ts';
import { MAX_UPLOAD_BYTES } from './upload-limits.ts';

const path = '/api/v1/manage/:shop_id/shop-upload';
const tags = ['manage'];
const config = { access: 'shop:open', origin: 'platform' } as const;
const schema = { tags, params: ShopParams };

/** An owner uploads a shop file and opens it as a new shop (decision 220). */
export const shopUpload: Module = async (app, host) => {
  const uploads = storedUploads(host.config);
  const read = async (shopId: number, lang: Lang) =>
    shownTo(lang, await uploads.read(shopId, host.now()));

  app.get(
    path,
    {
      config,
      schema: {
        ...schema,
        summary: 'The uploaded file of a shop: its content, and how far its new shop is',
        response: { 200: ShopUpload, '4xx': ApiError },
      },
    },
    ({ params, lang }) => read(params.shop_id, lang),
  );

  await app.register(async (scope: App) => {
    scope.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));
    upload(scope, host);
  });

  app.post(
    `${path}/open`,
    {
      config: { ...config, rateLimit: { max: 20, timeWindow: 3_600_000 } },
      schema: {
        ...schema,
        summary: 'Opens a new shop from the checked file, as a job',
        body: ShopUploadOpening,
        response: { 200: ShopUpload, '4xx': ApiError },
      },
    },
    async (request) => {
      const { params, body, lang } = request;
      const { shop_id: shopId } = params;
      const found = await uploads.read(shopId, host.now());
      if (found?.state !== 'ready') throw new ApiFailure(409, 'SHOP_UPLOAD_NOT_READY');
      const shopname = body.shopname.trim().toLowerCase();
      const { accountId } = signedIn(request);
      await refuseShop(host, { accountId, shopname });
      await uploads.write(shopId, {
        ...found,
        state: 'opening',
        progress: 0,
        shopname,
        account_id: accountId,
        changed_at: host.now().toISOString(),
      });
      await record(host, 'opened_shop_from_file', { shopId, accountId });
      await host.jobs.send('shop.upload', { shop_id: shopId }, { key: String(shopId) });
      return read(shopId, lang);
    },
  );

  app.delete(
    path,
    {
      config,
      schema: {
        ...schema,
        summary: 'Removes the uploaded file; a shop that was opened from it stays',
        response: { 204: Type.Null(), '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      await refuseBusy(host, shopId);
      await uploads.remove(shopId);
      const { accountId } = signedIn(request);
      await record(host, 'removed_shop_file', { shopId, accountId });
      return reply.status(204).send(null);
    },
  );
};

function upload(app: App, host: Host): void {
  const uploads = storedUploads(host.config);
  app.post(
    path,
    {
      config: { ...config, rateLimit: { max: 10, timeWindow: 3_600_000 } },
      schema: {
        ...schema,
        summary: 'Uploads the file of a shop; a job checks it, and nothing is opened yet',
        querystring: ShopUploadQuery,
        response: { 201: ShopUpload, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { shop_id: shopId } = request.params;
      const { body } = request;
      if (!(body instanceof Readable)) throw new ApiFailure(400, 'BAD_REQUEST');
      await refuseBusy(host, shopId);
      const declared = Number(request.headers['content-length'] ?? 0);
      const place = uploads.path(shopId);
      const bytes =
        declared > MAX_UPLOAD_BYTES ? null : await receiveUpload(body, place, MAX_UPLOAD_BYTES);
      if (bytes === null) throw new ApiFailure(413, 'SHOP_UPLOAD_TOO_LARGE');
      const { accountId } = signedIn(request);
      await uploads.write(shopId, {
        ...nothing,
        state: 'checking',
        file_name: request.query.file_name,
        bytes,
        problem: null,
        account_id: accountId,
        changed_at: host.now().toISOString(),
      });
      await record(host, 'uploaded_shop_file', { shopId, accountId });
      await host.jobs.send('shop.upload', { shop_id: shopId }, { key: String(shopId) });
      const stored = await uploads.read(shopId, host.now());
      return reply.status(201).send(shownTo(request.lang, stored));
    },
  );
}

function record(
  host: Host,
  action: 'uploaded_shop_file' | 'opened_shop_from_file' | 'removed_shop_file',
  by: { readonly shopId: number; readonly accountId: string },
): Promise<void> {
  return recordShopFile(host.db, action, { ...by, at: host.now() });
}

/** @throws ApiFailure 409 while a job reads the file that would be replaced. */
async function refuseBusy(host: Host, shopId: number): Promise<void> {
  const found = await storedUploads(host.config).read(shopId, host.now());
  if (found && isWorking(found)) throw new ApiFailure(409, 'SHOP_UPLOAD_BUSY');
}

interface WantedShop {
  readonly accountId: string;
  readonly shopname: string;
}

/** @throws ApiFailure if the address is not available, or the owner has too many unopened shops. */
async function refuseShop(host: Host, { accountId, shopname }: WantedShop): Promise<void> {
  const refusal = await host.db.transaction().execute(async (trx) => {
    const verdict = await checkShopName(trx, { shopname, ownerId: accountId });
    if ('code' in verdict) return verdict;
    return refuseMoreShops(trx, accountId, host.now());
  });
  if (!refusal) return;
  if (refusal.code === 'TOO_MANY_SHOPS') throw new ApiFailure(409, 'TOO_MANY_SHOPS');
  const key = `signup.refused.${refusal.code}` as const;
  throw new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path: 'shopname', key }] });
}

const nothing: ShopUpload = {
  state: 'none',
  file_name: '',
  bytes: 0,
  title: '',
  exported_at: null,
  shopname: '',
  counts: [],
  progress: 0,
  problem: null,
};

/** Removes fields that only the jobs need. */
function shownTo(lang: Lang, stored: StoredUpload | null): ShopUpload {
  if (!stored) return nothing;
  const { account_id: _owner, changed_at: _at, problem, ...shown } = stored;
  return { ...shown, problem: problem && textOf(lang, problem) };
}

/** A truncated download is damaged as a whole, so its text names no place. */
function textOf(lang: Lang, { code, about }: NonNullable<StoredUpload['problem']>): string {
  const key = code === 'damaged' && about !== '' ? 'damaged_part' : code;
  return text(lang, `shop_upload.${key}`, { about });
}
