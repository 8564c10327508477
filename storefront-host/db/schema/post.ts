import type { Generated } from 'kysely';
import type { Json, Time } from './columns.ts';

export interface MailTable {
  id: string;
  shop_id: number | null;
  kind: string;
  recipient: string;
  /** Address for replies; null means the shop. */
  reply_to: string | null;
  /** The address at which one click ends mails of this kind; null for answers to the reader. */
  unsubscribe_url: Generated<string | null>;
  subject: string;
  html: string;
  body: string;
  status: Generated<'queued' | 'sent' | 'failed' | 'kept'>;
  error: string | null;
  created_at: Time;
  sent_at: Date | null;
}
export interface OutboxTable {
  id: string;
  topic: string;
  payload: Json<Record<string, unknown>>;
  created_at: Time;
  relayed_at: Date | null;
}
