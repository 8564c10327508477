import type { Transaction } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { tagLabels } from '../translations/tag-labels.ts';
import { readTranslations, writeTranslation } from '../translations/translations.repository.ts';

interface Tagged {
  readonly shop_id: number;
  readonly id: number;
  readonly tags: readonly string[];
}

/** Labels are stored by their place in the list: a tag that stays takes its label along. */
export async function relabelTags(
  trx: Transaction<Database>,
  before: Tagged,
  tags: readonly string[],
): Promise<void> {
  for (const lang of ['th', 'en'] as const satisfies readonly Lang[]) {
    const record = { shopId: before.shop_id, entity: 'product', lang } as const;
    const overlays = await readTranslations(trx, { ...record, ids: [before.id] });
    const overlay = overlays.get(before.id)?.['tags'];
    if (overlay === undefined) continue;
    const labels = tagLabels(before.tags, overlay);
    const known = new Map(before.tags.map((tag, index) => [tag, labels[index] ?? tag]));
    const fresh = tags.map((tag) => known.get(tag) ?? tag).join(',');
    await writeTranslation(trx, { ...record, entityId: before.id }, { tags: fresh });
  }
}
