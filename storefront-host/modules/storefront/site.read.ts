import { sql, type Kysely } from 'kysely';
import type { Category } from '@talad/elements/api/category.contract';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { Config } from '../../config.ts';
import type { Database, Lang, ShopKind, StoredImage } from '../../db/schema.ts';
import { loadPictures } from '../../media/pictures.ts';
import {
  canonicalPlace,
  pathPlace,
  platformPlace,
  shopHostPlace,
  type Place,
} from '../../ssr/links.ts';
import type { SiteRef } from '../../ssr/resolve-route.ts';
import { listCategories } from '../categories/categories.read.ts';
import type { ReadContext } from '../shops/read-context.ts';

/** A site as its pages need it: what it is called, how it looks, what it sells. */
export interface Site {
  readonly shopId: number;
  readonly kind: ShopKind;
  readonly shopname: string;
  /** What its plain addresses speak to who asks for no language. */
  readonly siteLang: Lang;
  readonly title: string;
  readonly description: string;
  readonly slogan: string;
  readonly email: string | null;
  readonly tel: string | null;
  readonly socials: Readonly<Record<string, string>>;
  readonly design: Readonly<Record<string, unknown>>;
  readonly logo: Picture | null;
  readonly categories: readonly Category[];
  readonly context: ReadContext;
  /** The site's canonical place: a shop is one shop, whichever of its addresses was asked. */
  readonly canonical: Place;
}

interface SiteRow {
  readonly id: number;
  readonly default_language: Lang;
  readonly kind: ShopKind;
  readonly shopname: string;
  readonly domain: string | null;
  readonly title: string;
  readonly description: string;
  readonly slogan: string;
  readonly email: string | null;
  readonly tel: string | null;
  readonly socials: Record<string, string>;
  readonly design: Record<string, unknown>;
  readonly avatar: StoredImage | null;
}

export interface SiteQuery {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly ref: SiteRef;
  readonly lang: Lang;
  readonly now: Date;
  /** 'draft': as its editor has it; else as visitors see it. */
  readonly look?: 'draft';
}

/** The asked site; null when there is no such shop. Three queries. */
export async function readSite(query: SiteQuery): Promise<Site | null> {
  const { db, config, ref, lang, now, look } = query;
  const { rows } = await sql<SiteRow>`
    SELECT s.id, s.default_language, s.kind, s.shopname, s.domain, s.email, s.tel, s.socials, s.avatar,
           coalesce(${look === 'draft' ? sql`d.draft` : sql`NULL::jsonb`}, d.published, s.design) AS design,
           coalesce(t.fields->>'title', s.title) AS title,
           coalesce(t.fields->>'description', s.description) AS description,
           coalesce(t.fields->>'slogan', s.slogan) AS slogan
    FROM shop s
    LEFT JOIN site_design d ON d.shop_id = s.id
    LEFT JOIN translation t
      ON t.shop_id = s.id AND t.entity = 'shop' AND t.entity_id = s.id AND t.lang = ${lang}
    WHERE ${ref.kind === 'mall' ? sql`s.kind = 'mall'` : sql`s.kind <> 'mall' AND s.shopname = ${ref.shopname}`}
    ORDER BY s.id LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const context: ReadContext = { config, place: placeOf(config, ref, row), lang, now };
  const refs = row.avatar ? [{ shop_id: row.id, image: row.avatar }] : [];
  const [pictures, categories] = await Promise.all([
    loadPictures(db, refs),
    listCategories(db, row.id, context),
  ]);
  return {
    shopId: row.id,
    kind: row.kind,
    shopname: row.shopname,
    siteLang: row.default_language,
    title: row.title,
    description: row.description,
    slogan: row.slogan,
    email: row.email,
    tel: row.tel,
    socials: row.socials,
    design: row.design,
    logo: row.avatar ? pictures.picture(row.id, row.avatar, lang) : null,
    categories,
    context,
    canonical:
      ref.kind === 'mall' ? context.place : canonicalPlace(config, row.shopname, row.domain),
  };
}

function placeOf(config: Config, ref: SiteRef, row: SiteRow): Place {
  if (ref.kind === 'mall') return platformPlace(config);
  return ref.form === 'path'
    ? pathPlace(config, row.shopname)
    : shopHostPlace(config, row.shopname, row.domain);
}
