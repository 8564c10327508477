import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { changeTheme } from '@talad/elements/page/change-theme';
import { readSiteLook } from '@talad/elements/page/look/site-look';
import { pageOf } from '@talad/elements/page/page';
import { themeDesign } from '@talad/elements/page/reset-layout';
import type { Preset } from '../../../../presets/define-preset.ts';
import { findPreset } from '../../../../presets/index.ts';
import { startOf } from '../../../../presets/starts.ts';
import type { Db } from '../../../db/open.ts';
import type { Host, Module } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { requireUse } from '../../../identity/index.ts';
import {
  devAssets,
  readAssets,
  sendOnce,
  startDeadline,
  type SiteRef,
} from '../../../rendering/index.ts';
import { findShopById, IS_HIDDEN } from '../../shops/index.ts';
import { makePage, readSite, type Site } from '../../content/index.ts';
import { loadFront } from '../pages/load-front.ts';

const Query = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 200 })),
  look: Type.Optional(Type.String({ maxLength: 40 })),
  category: Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9]*$' })),
  lang: Type.Optional(Type.String({ maxLength: 10 })),
  /** A shop of the account, which shows the theme `look` in its own name, menus and products. */
  shop: Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9]+$' })),
});

/**
 * /signup/preview: a page of the shop that a person is about to create, with its name and look, or of one that they
 * edit in another theme; /signup and the editor frame it without scripts.
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
      const { look: key = '', category = '', shop } = request.query;
      const categoryId = category === '' ? null : Number(category);
      const preset = findPreset(key) ?? startOf(key, categoryId).preset;
      const shown =
        shop === undefined
          ? await exampleSite(host, request.query, preset, request.lang)
          : await ownSite(host, request, Number(shop), preset);
      const deadline = startDeadline(() => undefined);
      const own = { ...shown, look: readSiteLook(shown.design) };
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

/** Returns the site of a shop that does not exist yet, with the products of another. */
async function exampleSite(
  host: Host,
  { title = '', category = '' }: Static<typeof Query>,
  preset: Preset,
  lang: 'th' | 'en',
): Promise<Site> {
  const shopname = await findExample(host.db, category === '' ? null : Number(category));
  const site = await readExample(host, shopname, lang);
  if (!site) throw new ApiFailure(404, 'NOT_FOUND');
  return {
    ...site,
    kind: 'shop',
    title: title.trim() || site.title,
    slogan: '',
    description: '',
    logo: null,
    design: {
      ...themeDesign(preset),
      ...(preset.header && { header: preset.header }),
      ...(preset.footer && { footer: preset.footer }),
    },
  };
}

/** Returns the site of a shop as the theme would change its draft. */
async function ownSite(
  host: Host,
  request: FastifyRequest,
  shopId: number,
  preset: Preset,
): Promise<Site> {
  await requireUse(host, request, shopId, 'page:write');
  const shop = await findShopById(host.db, shopId);
  const { db, config } = host;
  const ref: SiteRef =
    shop?.kind === 'mall'
      ? { kind: 'mall' }
      : { kind: 'shop', shopname: shop?.shopname ?? '', form: 'path' };
  const { lang } = request;
  const site = shop && (await readSite({ db, config, ref, lang, now: host.now(), look: 'draft' }));
  if (!site) throw new ApiFailure(404, 'NOT_FOUND');
  const { design } = changeTheme(site.design, preset);
  return { ...site, design: { ...site.design, ...design, currentTheme: preset.key } };
}

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
