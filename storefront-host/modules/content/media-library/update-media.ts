import type { Db } from '../../../db/open.ts';
import { mediaSearchText } from '../../../media/media-text.ts';
import {
  auditMedia,
  invalidateMediaPages,
  lockMedia,
  type MediaChange,
  type MediaRefusal,
} from './media-change.ts';
import type { MediaUpdate } from './media.contract.ts';

/** Changes the sent texts, tags and focal point of a picture. */
export function updateMedia(
  db: Db,
  change: MediaChange,
  sent: Omit<MediaUpdate, 'revision'>,
): Promise<MediaRefusal | null> {
  return db.transaction().execute(async (trx) => {
    const row = await lockMedia(trx, change);
    if (typeof row === 'string') return row;
    const name = sent.name === undefined ? row.name : plain(sent.name);
    const alt = sent.alt ? textsOf(sent.alt) : row.alt;
    const tags = sent.tags ? [...new Set(sent.tags.map(plain))].filter(Boolean) : row.tags;
    const focus = sent.focus === undefined ? row.focus : sent.focus;
    await trx
      .updateTable('media')
      .set({
        name,
        tags,
        alt: JSON.stringify(alt),
        focus: focus && JSON.stringify(focus),
        search_text: mediaSearchText({ name, alt, tags }),
        revision: row.revision + 1,
      })
      .where('shop_id', '=', change.shopId)
      .where('id', '=', change.id)
      .execute();
    if (sent.alt || sent.focus !== undefined) await invalidateMediaPages(trx, change);
    const facts = { name, alt, tags, focus };
    const before = { name: row.name, alt: row.alt, tags: row.tags, focus: row.focus };
    const changed = changedKeys(before, facts);
    if (changed.length > 0) {
      const only = (all: object) =>
        Object.fromEntries(Object.entries(all).filter(([key]) => changed.includes(key)));
      await auditMedia(trx, change, 'updated', { before: only(before), after: only(facts) });
    }
    return null;
  });
}

function changedKeys(before: object, after: object): readonly string[] {
  return Object.keys(after).filter(
    (key) => JSON.stringify(Reflect.get(before, key)) !== JSON.stringify(Reflect.get(after, key)),
  );
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}

/** Returns the texts without empty ones. */
function textsOf(alt: NonNullable<MediaUpdate['alt']>) {
  const texts = Object.entries(alt).map(([lang, text]) => [lang, plain(text)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
