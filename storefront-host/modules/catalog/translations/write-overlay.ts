import type { Kysely, Transaction } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { otherLang, splitTexts, type Texts } from './both-texts.ts';
import { writeTranslation, type Translated } from './translations.repository.ts';

export async function baseLanguage(db: Kysely<Database>, shopId: number): Promise<Lang> {
  const shop = await db
    .selectFrom('shop')
    .select('base_language')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return shop.base_language;
}

/** Writes texts in the language that is not the shop's base language, `of.lang`. */
export async function writeOverlay(
  trx: Transaction<Database>,
  of: Translated,
  overlay: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(overlay).length === 0) return;
  await writeTranslation(trx, { ...of, lang: otherLang(of.lang) }, overlay);
}

/** Returns the title that was sent in the other language, for the audit log. */
export function otherTitle(
  lang: Lang,
  titles: Texts | undefined,
): Readonly<Record<string, string>> {
  const { other } = splitTexts(lang, titles);
  return other === undefined ? {} : { [`title_${otherLang(lang)}`]: other };
}
