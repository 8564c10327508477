import { Type } from 'typebox';
import type { App, Host, Module } from '../../../host.ts';
import { findMedia } from '../../../media/media.repository.ts';
import { makeVariants } from '../../../media/make-variants.ts';
import { mediaKey, mediaPath, mimeOfFile, originalFile } from '../../../media/media-path.ts';
import { sweepMedia } from '../../../media/sweep-media.ts';
import { ApiFailure } from '../../../http/index.ts';

/** The routes of picture files, and the jobs that make and remove the files. */
export const mediaFiles: Module = (app, host) => {
  host.jobs.handle('image.variants', (payload) => makeVariants(host.db, host, payload));
  host.jobs.handle('media.sweep', () => sweepMedia(host.db, host.media, host.jobs, host.now()));
  serve(app, host);
};

/** The content under a picture's address never changes: a changed picture gets another address. */
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
        /^[1-9]\d{0,4}(-[1-9]\d{0,8})?\.[a-z]{3,4}$/.test(file);
      if (!known || !mime) throw new ApiFailure(404, 'NOT_FOUND');
      const bytes = await host.media.read(mediaKey(Number(shop_id), media_id, file));
      if (!bytes) {
        const now = await presentFile(host, Number(shop_id), media_id, file);
        if (now === null) throw new ApiFailure(404, 'NOT_FOUND');
        return reply
          .header('cache-control', 'public, max-age=60')
          .header('cross-origin-resource-policy', 'cross-origin')
          .redirect(mediaPath(Number(shop_id), media_id, now), 302);
      }
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

/**
 * Returns the file of a replaced picture that is nearest to a former address, which mails and texts may still
 * contain; null for a picture that was never replaced.
 */
async function presentFile(
  { db }: Pick<Host, 'db'>,
  shopId: number,
  mediaId: string,
  file: string,
): Promise<string | null> {
  const row = await findMedia(db, shopId, mediaId);
  if (!row || row.file_version === 0) return null;
  const width = Number.parseInt(file, 10);
  const [nearest] = row.variants
    .filter((one) => one.format === 'webp')
    .toSorted((a, b) => Math.abs(a.width - width) - Math.abs(b.width - width));
  const found =
    nearest?.key.split('/').at(-1) ?? originalFile(row.width, row.mime, row.file_version);
  return found === file ? null : found;
}
