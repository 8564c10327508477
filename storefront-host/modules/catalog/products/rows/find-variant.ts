import type { Kysely } from 'kysely';
import { matchVariant } from '@talad/elements/commerce/product/options';
import type { Database } from '../../../../db/schema.ts';

/**
 * Returns the uuid of the variant with these option values; null while an option is not chosen, or if no variant
 * matches.
 */
export async function findVariant(
  db: Kysely<Database>,
  main: { readonly shop_id: number; readonly id: number },
  chosen: (axis: string) => string | null,
): Promise<string | null> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'uuid', 'options', 'option_values'])
    .where('shop_id', '=', main.shop_id)
    .where((where) => where.or([where('id', '=', main.id), where('parent_id', '=', main.id)]))
    .where('status', '<>', 'removed')
    .execute();
  const axes = rows.find((row) => row.id === main.id)?.options ?? [];
  const combinations = rows
    .filter((row) => row.id !== main.id)
    .map(({ uuid, option_values }) => ({ uuid, option_values, ready_to_sell: true }));
  const choice = Object.fromEntries(
    axes.flatMap(({ key }) => {
      const item = chosen(key);
      return item === null ? [] : [[key, item]];
    }),
  );
  return matchVariant(axes, combinations, choice)?.uuid ?? null;
}
