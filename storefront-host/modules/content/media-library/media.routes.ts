import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { signedIn, readPictureForm, takePictureForms } from '../../../identity/index.ts';
import type { App, Host, Module } from '../../../host.ts';
import { listMediaIds } from '../../../media/media.repository.ts';
import { makeVariants } from '../../../media/make-variants.ts';
import { mediaKey, mimeOfFile } from '../../../media/media-path.ts';
import { refusalReply } from '../../../media/picture-limits.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { insertOriginal, storeOriginal } from '../../../media/put-original.ts';
import { sweepMedia } from '../../../media/sweep-media.ts';
import { ApiFailure, ShopParams } from '../../../http/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { MediaList, MediaResponse } from './media.contract.ts';

export const media: Module = async (app, host) => {
  host.jobs.handle('image.variants', (told) => makeVariants(host.db, host, told));
  host.jobs.handle('media.sweep', () => sweepMedia(host.db, host.media, host.jobs, host.now()));
  serve(app, host);
  list(app, host);
  await app.register(async (scope: App) => {
    const { bodyLimit } = await takePictureForms(scope, 1);
    upload(scope, host, bodyLimit);
  });
};

/** A picture's address is of one content for ever: a changed picture is a new one. */
function serve(app: App, host: Host): void {
  app.get(
    '/media/:shop_id/:media_id/:file',
    {
      config: { access: 'public', origin: 'any' },
      schema: {
        params: Type.Object({
          shop_id: Type.String(),
          media_id: Type.String(),
          file: Type.String(),
        }),
      },
    },
    async (request, reply) => {
      const { shop_id, media_id, file } = request.params;
      const mime = mimeOfFile(file);
      const known =
        /^[1-9]\d{0,14}$/.test(shop_id) &&
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(media_id) &&
        /^[1-9]\d{0,4}\.[a-z]{3,4}$/.test(file);
      if (!known || !mime) throw new ApiFailure(404, 'NOT_FOUND');
      const bytes = await host.media.read(mediaKey(Number(shop_id), media_id, file));
      if (!bytes) throw new ApiFailure(404, 'NOT_FOUND');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff')
        .type(mime)
        .send(bytes);
    },
  );
}

/** Enough to find last week's uploads; older pictures are uploaded again. */
const MAX_LISTED = 60;

function list(app: App, host: Host): void {
  app.get(
    '/api/v1/manage/:shop_id/media',
    {
      config: { access: 'media:write' },
      schema: {
        params: Type.Object({ shop_id: Id }),
        response: { 200: MediaList },
        tags: ['media'],
        summary: 'Pictures that were uploaded before, newest first',
      },
    },
    async ({ params: { shop_id }, lang }) => {
      const ids = await listMediaIds(host.db, shop_id, MAX_LISTED);
      const refs = ids.map((media_id) => ({ shop_id, image: { media_id, alt: {} } }));
      const book = await loadPictures(host.db, refs);
      return {
        media: refs.flatMap(({ image }) => {
          const picture = book.picture(shop_id, image, lang);
          return picture ? [{ media_id: image.media_id, picture }] : [];
        }),
      };
    },
  );
}

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
      const stored = await storeOriginal(host, { shop_id, bytes, account_id: accountId });
      if ('code' in stored) {
        const { status, vars } = refusalReply(stored);
        throw new ApiFailure(status, stored.code, vars);
      }
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
