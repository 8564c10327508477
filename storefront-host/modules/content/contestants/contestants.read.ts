import { sql, type Kysely } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { Database, Lang, StoredImage } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { MAX_CONTESTANTS } from './contestants.contract.ts';

export interface Contestant {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly summary: string;
  readonly image: Picture | null;
  /** The stored link; '' without one. */
  readonly link: string;
}

/** Reads contestants in the order of the contest. Two queries. */
export async function readContestants(
  db: Kysely<Database>,
  shopId: number,
  lang: Lang,
): Promise<readonly Contestant[]> {
  const { rows } = await sql<Omit<Contestant, 'image'> & { readonly image: StoredImage | null }>`
    SELECT c.id, c.number, c.image, c.link, coalesce(t.fields->>'name', c.name) AS name,
           coalesce(t.fields->>'summary', c.summary) AS summary
    FROM contestant c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'contestant'
      AND t.entity_id = c.id AND t.lang = ${lang}
    WHERE c.shop_id = ${shopId}
    ORDER BY c.rank, c.number LIMIT ${MAX_CONTESTANTS}`.execute(db);
  const pictures = await loadPictures(
    db,
    rows.flatMap(({ image }) => (image ? [{ shop_id: shopId, image }] : [])),
  );
  return rows.map((row) => ({
    ...row,
    image: row.image ? pictures.picture(shopId, row.image, lang) : null,
  }));
}
