import { ApiError } from '@talad/elements/api/error.contract';
import { Type } from 'typebox';
import { signedIn, readPictureForm, takePictureForms } from '../../../identity/index.ts';
import type { App, Host, Module } from '../../../host.ts';
import { refusalReply, type PictureRefusal } from '../../../media/picture-limits.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { insertOriginal, storeOriginal } from '../../../media/put-original.ts';
import { ApiFailure, ShopOrderParams, ShopParams } from '../../../http/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { requirePlaces } from './media-rights.ts';
import { MediaResponse } from './media.contract.ts';
import { settleMedia } from './settle-media.ts';
import { replaceMedia } from './replace-media.ts';

/** Uploads of pictures, and of other files for them. */
export const media: Module = async (app, host) => {
  await app.register(async (scope: App) => {
    const { bodyLimit } = await takePictureForms(scope, 1);
    upload(scope, host, bodyLimit);
    replace(scope, host, bodyLimit);
  });
};

function upload(app: App, host: Host, bodyLimit: number): void {
  app.post(
    '/api/v1/manage/:shop_id/media',
    {
      config: { access: 'media:write' },
      bodyLimit,
      schema: {
        params: ShopParams,
        response: { 201: MediaResponse },
        tags: ['media'],
        summary: 'Uploads a picture; its sizes follow',
      },
    },
    async (request, reply) => {
      const { shop_id } = request.params;
      const { accountId } = signedIn(request);
      using form = await readPictureForm(request, host.pictureWorker);
      const [bytes] = form.files;
      if (!bytes) throw new ApiFailure(400, 'PICTURE_MISSING');
      const [name = ''] = form.fileNames;
      const stored = await storeOriginal(host, { shop_id, bytes, account_id: accountId, name });
      if ('code' in stored) throw refusalOf(stored);
      await host.db.transaction().execute(async (trx) => {
        await insertOriginal(trx, stored);
        await writeAudit(trx, {
          shopId: shop_id,
          entity: 'media',
          entityId: stored.id,
          action: 'uploaded',
          accountId,
          before: null,
          after: { width: stored.width, height: stored.height },
          at: host.now(),
        });
      });
      const image = { media_id: stored.id, alt: {} };
      const book = await loadPictures(host.db, [{ shop_id, image }]);
      const picture = book.picture(shop_id, image, request.lang);
      if (!picture) throw new ApiFailure(404, 'NOT_FOUND');
      return reply.status(201).send({ media_id: stored.id, picture });
    },
  );
}

function replace(app: App, host: Host, bodyLimit: number): void {
  app.post(
    '/api/v1/manage/:shop_id/media/:id/file',
    {
      config: { access: 'media:write' },
      bodyLimit,
      schema: {
        params: ShopOrderParams,
        response: { 204: Type.Null(), '4xx': ApiError },
        tags: ['media'],
        summary: 'Gives a picture another file: all places that show it follow',
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, id } = request.params;
      const { accountId } = signedIn(request);
      using form = await readPictureForm(request, host.pictureWorker);
      const [bytes] = form.files;
      if (!bytes) throw new ApiFailure(400, 'PICTURE_MISSING');
      await requirePlaces(host, request, { shopId, id });
      const checked = await host.pictureWorker.check(bytes, { isAwaited: true });
      if ('code' in checked) throw refusalOf(checked);
      const revision = Number(form.fields['revision']);
      const change = { shopId, id, revision, accountId, at: host.now() };
      settleMedia(
        host,
        change,
        await replaceMedia(host, change, 'replaced', { ...checked, source: null }),
      );
      return reply.status(204).send(null);
    },
  );
}

function refusalOf(refusal: PictureRefusal): ApiFailure {
  const { status, vars } = refusalReply(refusal);
  return new ApiFailure(status, refusal.code, vars);
}
