import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { readSiteLook } from '@talad/elements/page/look/site-look';
import type { Module } from '../../../host.ts';
import { findSheet } from './owner-sheet.ts';

/** Cache by shop and hash: checking 70 kB of CSS takes up to half a second. */
const checked = new LRUCache<string, string>({ maxSize: 1024 * 1024 });

/** Serves the owner's CSS, checked by owner-css.ts, as a style sheet; one query. */
export const styles: Module = (app, host) => {
  app.get(
    '/style/:shop_id/:file',
    {
      config: { access: 'public', origin: 'any', anonymous: true },
      schema: {
        hide: true,
        params: Type.Object({
          shop_id: Id,
          file: Type.String({ pattern: '^[0-9a-f]{16}\\.css$' }),
        }),
      },
    },
    async (request, reply) => {
      const { shop_id: shopId, file } = request.params;
      const row = await host.db
        .selectFrom('shop')
        .leftJoin('site_design', 'site_design.shop_id', 'shop.id')
        .select(['shop.design', 'site_design.published', 'site_design.draft'])
        .where('shop.id', '=', shopId)
        .executeTakeFirst();
      const looks = [row?.published ?? row?.design, row?.draft].map(readSiteLook);
      const source = findSheet(looks, file.slice(0, 16));
      if (source === null) return reply.callNotFound();
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await checkedCss(`${shopId}/${file}`, source, shopId));
    },
  );
};

async function checkedCss(key: string, source: string, shopId: number): Promise<string> {
  const known = checked.get(key);
  if (known !== undefined) return known;
  // Imported with the first sheet, because css-tree takes 60 ms and 4 MB to load.
  const { ownerCss } = await import('./owner-css.ts');
  const css = ownerCss(source, shopId);
  checked.set(key, css, { size: 2 * (key.length + css.length) });
  return css;
}
