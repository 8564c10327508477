import { sql, type Kysely } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import { themeOf } from '@talad/elements/page/design-css';
import { readSiteLook, type SiteLook } from '@talad/elements/page/look/site-look';
import type { Config } from '../../../config.ts';
import type {
  Database,
  Lang,
  PayeeScope,
  ShopKind,
  ShopSettings,
  StoredImage,
} from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import {
  canonicalPlace,
  pathPlace,
  platformPlace,
  shopHostPlace,
  type Place,
  type SiteRef,
} from '../../../rendering/index.ts';
import { listCategories, type ListedCategory } from '../../catalog/index.ts';
import { presetPictures } from '../presets/preset-pictures.ts';
import { fullAddress, MALL_ID, type ReadContext } from '../../shops/index.ts';
import { framePictureNames, isPictured } from './frame-pictures.ts';

/** A site with what all its pages need: name, look, categories. */
export interface Site {
  readonly shopId: number;
  readonly kind: ShopKind;
  readonly shopname: string;
  /** Language of its addresses without a language part. */
  readonly siteLang: Lang;
  readonly title: string;
  readonly description: string;
  readonly slogan: string;
  readonly email: string | null;
  readonly tel: string | null;
  readonly mobile: string | null;
  readonly address: string;
  readonly mapUrl: string | null;
  readonly settings: ShopSettings;
  /** Scope of the orders that are paid to the marketplace, the same on every site. */
  readonly payee: { readonly scope: PayeeScope; readonly takes_cards: boolean };
  /** 'soon': not opened yet; 'closed': closed by its owner. */
  readonly hidden: 'soon' | 'closed' | null;
  readonly updatedAt: Date;
  readonly socials: Readonly<Record<string, string>>;
  readonly design: Readonly<Record<string, unknown>>;
  /** `design`, parsed. */
  readonly look: SiteLook;
  readonly logo: Picture | null;
  /** Preview picture of shared pages that have no picture of their own. */
  readonly sharePicture: Picture | null;
  /** Picture for the icons of tab and home screen: the favicon, else the logo. */
  readonly icon: StoredImage | null;
  /** Pictures of header and footer, by the name in the look. */
  readonly framePictures: ReadonlyMap<string, Picture>;
  readonly categories: readonly ListedCategory[];
  readonly context: ReadContext;
  /** The site's canonical place, whichever of its addresses was requested. */
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
  readonly mobile: string | null;
  readonly address: string;
  readonly map_url: string | null;
  readonly settings: ShopSettings;
  readonly payee_scope: PayeeScope;
  readonly payee_takes_cards: boolean;
  readonly opened_at: Date | null;
  readonly closed_at: Date | null;
  readonly updated_at: Date;
  readonly socials: Record<string, string>;
  readonly design: Record<string, unknown>;
  readonly avatar: StoredImage | null;
  readonly favicon: StoredImage | null;
}

export interface SiteQuery {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly ref: SiteRef;
  readonly lang: Lang;
  readonly now: Date;
  /** 'draft' reads the editor's version, 'published' the visitors' one. */
  readonly look?: 'draft';
  /** An unsaved look of the editor, used instead of the stored one. */
  readonly design?: Readonly<Record<string, unknown>>;
}

/** Returns the requested site; null when there is no such shop. Three queries. */
export async function readSite(query: SiteQuery): Promise<Site | null> {
  const { db, config, ref, lang, now, look } = query;
  const name = `site_${ref.kind}${look === 'draft' ? '_draft' : ''}`;
  const { rows } = await sql<SiteRow>`${sql.raw(`/* hot:${name} */`)}
    SELECT s.id, s.default_language, s.kind, s.shopname, s.domain, s.email, s.tel, s.socials, s.avatar, s.favicon,
           s.mobile, s.map_url, s.settings, s.opened_at, s.closed_at, s.updated_at,
           (SELECT scope FROM platform_payee) AS payee_scope,
           EXISTS (SELECT FROM payment_account WHERE shop_id = ${MALL_ID}) AS payee_takes_cards,
           coalesce(t.fields->>'address', s.address) AS address,
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
  const context: ReadContext = {
    config,
    place: placeOf(config, ref, row),
    lang,
    now,
    // The editor shows a hidden shop as it will be.
    ...(look === 'draft' && { preview: true }),
  };
  const design = query.design ?? row.design;
  const siteLook = readSiteLook(design);
  const framed = framePictureNames(siteLook).map((media_id) => ({ media_id, alt: {} }));
  const share = row.settings.share_picture ?? null;
  const images = [row.avatar, share, ...framed].filter((image) => image !== null);
  const [pictures, categories, bundled] = await Promise.all([
    loadPictures(
      db,
      images.map((image) => ({ shop_id: row.id, image })),
    ),
    listCategories(db, row.id, context),
    presetPictures(),
  ]);
  const shown = await categoryPictures(db, row.id, { design, categories, lang });
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
    mobile: row.mobile,
    address: fullAddress(row.address, row.settings.place, lang),
    mapUrl: row.map_url,
    settings: row.settings,
    payee: { scope: row.payee_scope, takes_cards: row.payee_takes_cards },
    hidden: row.closed_at ? 'closed' : row.opened_at ? null : 'soon',
    updatedAt: row.updated_at,
    socials: row.socials,
    design,
    look: siteLook,
    logo: row.avatar ? pictures.picture(row.id, row.avatar, lang) : null,
    sharePicture: share && pictures.picture(row.id, share, lang),
    icon: row.favicon ?? row.avatar,
    framePictures: new Map([
      ...Array.from(bundled, ([path, { picture }]) => [path, picture] as const),
      ...framed.flatMap((image) => {
        const picture = pictures.picture(row.id, image, lang);
        return picture ? [[image.media_id, picture] as const] : [];
      }),
      ...shown,
    ]),
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

interface CategoryShow {
  readonly design: object;
  readonly categories: Site['categories'];
  readonly lang: Lang;
}

/** Returns the pictures of root categories by name, if the look shows them in its row of categories. */
async function categoryPictures(
  db: Kysely<Database>,
  shopId: number,
  { design, categories, lang }: CategoryShow,
): Promise<readonly (readonly [string, Picture])[]> {
  if (!isPictured(themeOf(design).shape.bar?.look)) return [];
  const images = categories.flatMap(({ parent_category_id: parent, media_id: id }) =>
    parent === null && id !== null ? [{ media_id: id, alt: {} }] : [],
  );
  const book = await loadPictures(
    db,
    images.map((image) => ({ shop_id: shopId, image })),
  );
  return images.flatMap((image) => {
    const picture = book.picture(shopId, image, lang);
    return picture ? [[image.media_id, picture] as const] : [];
  });
}
