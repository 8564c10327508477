import type { Transaction } from 'kysely';
import { isLayoutName } from '@talad/elements/page/look/custom-routes';
import { pageOf } from '@talad/elements/page/page';
import { wholeLook } from '@talad/elements/page/whole-look';
import type { Preset } from '../../../presets/define-preset.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Gives a new site its theme's look, and the layouts as drafts. The other pages become
 * drafts when the owner opens them (page-row.read.ts): as rows they would be published with the first
 * "publish all", including the sample texts.
 */
export async function startFromPreset(
  trx: Transaction<Database>,
  shopId: number,
  preset: Preset,
): Promise<void> {
  await trx
    .updateTable('shop')
    .set({ design: JSON.stringify(wholeLook(preset)) })
    .where('id', '=', shopId)
    .execute();
  const layouts = Object.entries(preset.pages).filter(([name]) => isLayoutName(name));
  if (layouts.length === 0) return;
  await trx
    .insertInto('page')
    .values(
      layouts.map(([name, { title, blocks }]) => ({
        shop_id: shopId,
        name,
        title,
        draft: JSON.stringify(pageOf(title, blocks)),
      })),
    )
    .onConflict((conflict) => conflict.columns(['shop_id', 'name']).doNothing())
    .execute();
}
