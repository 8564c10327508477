import type { Kysely } from 'kysely';
import type { Both, Database, HelpQuestion } from '../../../db/schema.ts';
import type { HelpTopicName } from './help-topics.contract.ts';

export interface OwnTopic {
  readonly titles: Both;
  readonly bodies: Both;
  readonly items: readonly HelpQuestion[];
  readonly revision: number;
  readonly updated_at: Date;
}
/** Topics that the owner wrote; the others are built in. */
export type OwnTopics = ReadonlyMap<HelpTopicName, OwnTopic>;

/** Reads a shop's own topics. One query. */
export async function readHelpTopics(db: Kysely<Database>, shopId: number): Promise<OwnTopics> {
  const rows = await db
    .selectFrom('help_topic')
    .select(['topic', 'titles', 'bodies', 'items', 'revision', 'updated_at'])
    .where('shop_id', '=', shopId)
    .execute();
  return new Map(rows.map(({ topic, ...own }) => [topic, own]));
}
