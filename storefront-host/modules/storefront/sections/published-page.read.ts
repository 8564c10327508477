import { sql, type Kysely } from 'kysely';
import { FRONT_PAGE, type PageDocument } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import type { Database, PageSeo } from '../../../db/schema.ts';

export interface PublishedPage {
  readonly name: string;
  readonly page: PageDocument;
  readonly seo: PageSeo;
  /** It is shown at the site's root (decision 492). */
  readonly isFront: boolean;
}

/** Returns the published version of a page; null if nothing is published under this name. */
export async function readPublishedPage(
  db: Kysely<Database>,
  shopId: number,
  name: string,
): Promise<PublishedPage | null> {
  const row = await selectPublished(db, shopId).where('name', '=', name).executeTakeFirst();
  return toPublished(row);
}

/** Returns the page that the owner chose as front page, else the one named so; null if neither is published. */
export async function readFrontPage(
  db: Kysely<Database>,
  shopId: number,
): Promise<PublishedPage | null> {
  const row = await selectPublished(db, shopId)
    .where((where) => where.or([where('name', '=', FRONT_PAGE), where('is_front', '=', true)]))
    .orderBy('is_front', 'desc')
    .limit(1)
    .executeTakeFirst();
  return toPublished(row);
}

function selectPublished(db: Kysely<Database>, shopId: number) {
  return db
    .selectFrom('page')
    .select(['name', 'published', 'seo', 'is_front'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`published IS NOT NULL`);
}

function toPublished(
  row:
    | {
        readonly name: string;
        readonly published: unknown;
        readonly seo: PageSeo;
        readonly is_front: boolean;
      }
    | undefined,
): PublishedPage | null {
  if (!row?.published) return null;
  const { name, seo, is_front: isFront } = row;
  return { name, page: readPage(row.published), seo, isFront };
}
