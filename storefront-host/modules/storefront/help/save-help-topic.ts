import type { Db } from '../../../db/open.ts';
import type { Both } from '../../../db/schema.ts';
import { writtenHtml } from '../../../html/html-text.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { recordTextChange } from '../record-text-change.ts';
import type { HelpTopicName, HelpTopicUpdate, ManagedHelpTopic } from './help-topics.contract.ts';

export interface HelpChange {
  readonly shopId: number;
  readonly topic: HelpTopicName;
  readonly accountId: string;
  readonly at: Date;
}

export type TopicTexts = Pick<ManagedHelpTopic, 'titles' | 'bodies' | 'items'>;
type Sent = Partial<Both>;

/** Stores the owner's topic; `shown` has the fields that were not sent. One transaction. */
export function saveHelpTopic(
  db: Db,
  change: HelpChange,
  shown: TopicTexts,
  update: HelpTopicUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, topic, at } = change;
    const { revision } = update;
    const sent = { ...shown, ...update };
    const refused = refuseItems(sent);
    if (refused) return refused;
    const texts = {
      titles: JSON.stringify(trimmed(sent.titles)),
      bodies: JSON.stringify(written(sent.bodies)),
      items: JSON.stringify(
        sent.items.map(({ groups, questions, answers }) => ({
          groups: trimmed(groups),
          questions: trimmed(questions),
          answers: written(answers),
        })),
      ),
      updated_at: at,
    };
    const { numInsertedOrUpdatedRows: rows } = await trx
      .insertInto('help_topic')
      .values({ shop_id: shopId, topic, ...texts })
      .onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'topic'])
          .doUpdateSet({ ...texts, revision: revision + 1 })
          .where('help_topic.revision', '=', revision),
      )
      .executeTakeFirstOrThrow();
    if (rows === 0n) return refuse('CONFLICT');
    await recordTextChange(trx, change, 'help_changed', { help_topic: change.topic });
    return { ok: true };
  });
}

/** Deletes the owner's topic, so that the built-in one is shown. */
export function resetHelpTopic(db: Db, change: HelpChange): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows: rows } = await trx
      .deleteFrom('help_topic')
      .where('shop_id', '=', change.shopId)
      .where('topic', '=', change.topic)
      .executeTakeFirstOrThrow();
    if (rows > 0n) await recordTextChange(trx, change, 'help_reset', { help_topic: change.topic });
  });
}

/** Each question needs a text and an answer in one language. */
function refuseItems({ items }: { readonly items: NonNullable<HelpTopicUpdate['items']> }) {
  for (const [index, { questions, answers }] of items.entries()) {
    if (!isWritten(questions)) return refuseField(`items/${index}/questions/th`, 'field.required');
    if (!isWritten(answers)) return refuseField(`items/${index}/answers/th`, 'field.required');
  }
  return null;
}

function isWritten({ th = '', en = '' }: Sent): boolean {
  return writtenHtml(th + en) !== '';
}

function trimmed({ th = '', en = '' }: Sent): Both {
  return { th: th.trim(), en: en.trim() };
}

function written({ th = '', en = '' }: Sent): Both {
  return { th: writtenHtml(th), en: writtenHtml(en) };
}
