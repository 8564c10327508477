import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { baseLanguage } from '../translations/write-overlay.ts';
import { otherLang } from '../translations/both-texts.ts';
import { tagLabels } from '../translations/tag-labels.ts';
import { readTranslations } from '../translations/translations.repository.ts';
import { writeLabels } from './write-labels.ts';

export interface Tagged {
  readonly id: number;
  readonly tags: readonly string[];
}

/**
 * Inserts rows for tags that products have for the first time, and writes the shop's translations of its tags to
 * these products (decision 163). The translations of `cleared` were removed.
 */
export async function insertNewTags(
  trx: Transaction<Database>,
  shopId: number,
  products: readonly Tagged[],
  cleared?: string,
): Promise<void> {
  const names = [...new Set(products.flatMap(({ tags }) => tags))]
    .filter((name) => name !== '')
    .toSorted((a, b) => a.localeCompare(b));
  if (names.length === 0) return;
  await sql`INSERT INTO tag (shop_id, name)
    SELECT ${shopId}::bigint, name FROM unnest(${names}::text[]) AS name
    WHERE NOT EXISTS (SELECT 1 FROM tag g WHERE g.shop_id = ${shopId} AND g.name = name.name)
    ON CONFLICT DO NOTHING`.execute(trx);
  const { rows } = await sql<{ name: string; title: string }>`
    SELECT g.name, t.fields->>'title' AS title FROM tag g
    JOIN translation t ON t.shop_id = g.shop_id AND t.entity = 'tag' AND t.entity_id = g.id
    WHERE g.shop_id = ${shopId} AND g.name = ANY(${names}::text[]) AND t.fields ? 'title'`.execute(
    trx,
  );
  if (rows.length === 0 && cleared === undefined) return;
  const given = new Map(rows.map(({ name, title }) => [name, title]));
  const lang = otherLang(await baseLanguage(trx, shopId));
  const named = products.filter(({ tags }) =>
    tags.some((tag) => given.has(tag) || tag === cleared),
  );
  const record = { shopId, entity: 'product', lang } as const;
  const overlays = await readTranslations(trx, { ...record, ids: named.map(({ id }) => id) });
  const labels = named.map(({ id, tags }) => {
    const before = tagLabels(tags, overlays.get(id)?.['tags']);
    const after = tags.map(
      (tag, index) => given.get(tag) ?? (tag === cleared ? tag : (before[index] ?? tag)),
    );
    return [id, after] as const;
  });
  await writeLabels(trx, shopId, lang, new Map(labels));
}
