import type { Selectable, Transaction } from 'kysely';
import type { CategoryTable, Database, Lang } from '../../../db/schema.ts';
import { isUpload } from '../../../media/uploads.ts';
import { chooseSlug } from '../page-address.ts';
import { refuseField, type Changed } from '../refusal.ts';
import { splitTexts } from '../translations/both-texts.ts';
import type { CategoryUpdate } from './manage-categories.contract.ts';

type Row = Selectable<CategoryTable>;
type Fields = Pick<CategoryUpdate, 'titles' | 'descriptions' | 'slug' | 'image'>;

export interface CategoryNext {
  /** Columns to write. */
  readonly columns: Partial<Pick<Row, 'title' | 'description' | 'slug' | 'image'>>;
  /** Fields of the overlay in the shop's other language. */
  readonly overlay: Readonly<Record<string, string>>;
}

/** The columns for a category's own fields, or the invalid field. At most two queries. */
export async function nextCategory(
  trx: Transaction<Database>,
  { shopId, lang, before }: NextOf,
  { titles, descriptions, slug, image }: Fields,
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
  return {
    ok: true,
    columns: {
      ...(title.own !== undefined && { title: title.own }),
      ...(description.own !== undefined && { description: description.own }),
      ...(address && { slug: address.slug }),
      ...(image !== undefined && { image }),
    },
    overlay: {
      ...(title.other !== undefined && { title: title.other }),
      ...(description.other !== undefined && { description: description.other }),
    },
  };
}

interface NextOf {
  readonly shopId: number;
  readonly lang: Lang;
  /** Absent: a new category. */
  readonly before?: Row;
}
