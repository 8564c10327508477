import { sql, type Transaction } from 'kysely';
import type { Database, Lang } from '../../../../db/schema.ts';
import { tagLabels } from '../../translations/tag-labels.ts';
import { readTranslations } from '../../translations/translations.repository.ts';

interface Tagged {
  readonly id: number;
  readonly tags: readonly string[];
}

/** Labels are stored by their place in the list, so a remaining tag keeps its label when its place changes. */
export async function relabelTags(
  trx: Transaction<Database>,
  shopId: number,
  changes: readonly { readonly row: Tagged; readonly tags: readonly string[] }[],
): Promise<void> {
  const ids = changes.map(({ row }) => row.id);
  for (const lang of ['th', 'en'] as const satisfies readonly Lang[]) {
    const record = { shopId, entity: 'product', lang } as const;
    const overlays = await readTranslations(trx, { ...record, ids });
    const fresh = changes.flatMap(({ row, tags }) => {
      const overlay = overlays.get(row.id)?.['tags'];
      if (overlay === undefined) return [];
      const labels = tagLabels(row.tags, overlay);
      const known = new Map(row.tags.map((tag, index) => [tag, labels[index] ?? tag]));
      return { id: row.id, tags: tags.map((tag) => known.get(tag) ?? tag).join(',') };
    });
    if (fresh.length === 0) continue;
    await sql`
      UPDATE translation t SET fields = CASE WHEN one.tags = '' THEN t.fields - 'tags'
        ELSE t.fields || jsonb_build_object('tags', one.tags) END
      FROM unnest(${fresh.map(({ id }) => id)}::bigint[], ${fresh.map((one) => one.tags)}::text[])
        AS one (id, tags)
      WHERE t.shop_id = ${shopId} AND t.entity = 'product' AND t.lang = ${lang}
        AND t.entity_id = one.id`.execute(trx);
  }
}
