import type { Selectable, Transaction } from 'kysely';
import { isLayoutName } from '@talad/elements/page/look/custom-routes';
import type { CategoryTable, Database, Lang } from '../../../db/schema.ts';
import { isUpload } from '../../../media/uploads.ts';
import { chooseSlug } from '../page-address.ts';
import { refuseField, type Changed } from '../refusal.ts';
import { splitTexts } from '../translations/both-texts.ts';
import type { CategoryUpdate } from './manage-categories.contract.ts';

type Row = Selectable<CategoryTable>;
type Fields = Pick<CategoryUpdate, 'titles' | 'descriptions' | 'slug' | 'image' | 'layout'>;

export interface CategoryNext {
  /** Columns to write. */
  readonly columns: Partial<Pick<Row, 'title' | 'description' | 'slug' | 'image'>> & {
    readonly layout?: string | null;
  };
  /** Fields of the overlay in the shop's other language. */
  readonly overlay: Readonly<Record<string, string>>;
}

/** Returns the columns for a category's own fields, or the invalid field. At most three queries. */
export async function nextCategory(
  trx: Transaction<Database>,
  { shopId, lang, before }: NextOf,
  { titles, descriptions, slug, image, layout }: Fields,
): Promise<Changed<CategoryNext>> {
  const [title, description] = [splitTexts(lang, titles), splitTexts(lang, descriptions)];
  if ((title.own ?? before?.title ?? '') === '') {
    return refuseField(`titles/${lang}`, 'field.required');
  }
  const address = await chooseSlug({
    slug,
    title: title.own ?? '',
    before: before?.slug,
    readTaken: () =>
      trx.selectFrom('category').select('slug').where('shop_id', '=', shopId).execute(),
  });
  if (address === 'invalid') return refuseField('slug', 'field.invalid');
  if (address === 'taken') return refuseField('slug', 'field.taken');
  if (image != null && !(await isUpload(trx, shopId, image))) {
    return refuseField('image', 'field.invalid');
  }
  if (layout != null && !(await isLayout(trx, shopId, layout.page))) {
    return refuseField('layout/page', 'field.invalid');
  }
  return {
    ok: true,
    columns: {
      ...(title.own !== undefined && { title: title.own }),
      ...(description.own !== undefined && { description: description.own }),
      ...(address && { slug: address.slug }),
      ...(image !== undefined && { image }),
      ...(layout !== undefined && { layout: layout && JSON.stringify(layout) }),
    },
    overlay: {
      ...(title.other !== undefined && { title: title.other }),
      ...(description.other !== undefined && { description: description.other }),
    },
  };
}

async function isLayout(trx: Transaction<Database>, shopId: number, name: string) {
  if (!isLayoutName(name)) return false;
  const found = await trx
    .selectFrom('page')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

interface NextOf {
  readonly shopId: number;
  readonly lang: Lang;
  /** Undefined for a new category. */
  readonly before?: Row;
}
