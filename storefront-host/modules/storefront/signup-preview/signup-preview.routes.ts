import { sql } from 'kysely';
import { Type } from 'typebox';
import { readSiteLook } from '@talad/elements/page/look/site-look';
import { pageOf } from '@talad/elements/page/page';
import { themeDesign } from '@talad/elements/page/reset-layout';
import { startOf } from '../../../../presets/starts.ts';
import type { Db } from '../../../db/open.ts';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { devAssets, readAssets, startDeadline, sendOnce } from '../../../rendering/index.ts';
import { IS_HIDDEN } from '../../shops/index.ts';
import { makePage, readSite } from '../../content/index.ts';
import { loadFront } from '../pages/load-front.ts';

const Query = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 200 })),
  look: Type.Optional(Type.String({ maxLength: 40 })),
  category: Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9]*$' })),
  lang: Type.Optional(Type.String({ maxLength: 10 })),
});

/**
 * /signup/preview: a page of the shop that a person is about to create, with its name and look; /signup frames it
 * without scripts.
 */
export const signupPreview: Module = (app, host) => {
  const assets = host.config.dev ? devAssets : readAssets();
  app.get(
    '/signup/preview',
    {
      config: { access: 'account', origin: 'platform', rateLimit: { max: 120 } },
      schema: { hide: true, querystring: Query },
    },
    async (request, reply) => {
      const { title = '', look: key = '', category = '' } = request.query;
      const { lang } = request;
      const categoryId = category === '' ? null : Number(category);
      const { preset } = startOf(key, categoryId);
      const shopname = await findExample(host.db, categoryId);
      const site = await readExample(host, shopname, lang);
      if (!site) throw new ApiFailure(404, 'NOT_FOUND');
      const design = {
        ...themeDesign(preset),
        ...(preset.header && { header: preset.header }),
        ...(preset.footer && { footer: preset.footer }),
      };
      const deadline = startDeadline(() => undefined);
      const own = {
        ...site,
        kind: 'shop' as const,
        title: title.trim() || site.title,
        slogan: '',
        description: '',
        logo: null,
        design,
        look: readSiteLook(design),
      };
      const { frontpage } = preset.pages;
      const loaded = await loadFront({
        host,
        site: own,
        path: '/',
        query: new URLSearchParams(),
        deadline,
        visitor: null,
        draft: pageOf(frontpage.title, frontpage.blocks),
      });
      const page = makePage(loaded, { site: own, assets, url: '/', deadline });
      return sendOnce(request, reply, page, 'never');
    },
  );
};

/** Returns an open shop whose products serve as samples: the best-selling one of the category, else of all. */
async function findExample(db: Db, categoryId: number | null): Promise<string | null> {
  const { rows } = await sql<{ shopname: string }>`
    SELECT s.shopname FROM shop s
    WHERE s.kind = 'shop' AND NOT ${sql.raw(IS_HIDDEN)}
    ORDER BY (s.mall_category_id IS NOT DISTINCT FROM ${categoryId}::bigint) DESC,
      s.sold_score DESC, s.id LIMIT 1`.execute(db);
  return rows[0]?.shopname ?? null;
}

function readExample({ db, config, now }: Host, shopname: string | null, lang: 'th' | 'en') {
  const ref =
    shopname === null
      ? ({ kind: 'mall' } as const)
      : ({ kind: 'shop', shopname, form: 'path' } as const);
  return readSite({ db, config, ref, lang, now: now() });
}
