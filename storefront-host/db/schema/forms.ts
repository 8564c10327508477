import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Lang, Time } from './columns.ts';

export type FormKind = 'contactus' | 'business' | 'seminar' | 'product' | 'dealer' | 'newsletter';
/** 'new' and 'progress' wait for an answer. */
export type EntryState = 'new' | 'progress' | 'answered' | 'closed' | 'spam';
/** Entries that visitors sent to a site. */
export interface FormEntryTable {
  shop_id: number;
  id: string;
  form: FormKind;
  data: Json<Readonly<Record<string, string>>>;
  reply_to: string | null;
  /** Product or blog post that it is about. */
  about_id: number | null;
  lang: Lang;
  account_id: string | null;
  /** Hash of day, sender's address and text: the same entry on the same day is stored once. */
  digest: Buffer;
  created_at: Time;
  read_at: Date | null;
  state: Generated<EntryState>;
  /** A member of staff. */
  assigned_to: string | null;
  revision: Generated<number>;
  /** All values, in lower case. */
  search_text: GeneratedAlways<string>;
}
/** A question about a product, without the asker (decision 182). */
export interface ProductQuestionTable {
  shop_id: number;
  /** Id of the message with the question. */
  id: string;
  product_id: number;
  question: string;
  /** Answer on the product's page; null if there is no public answer. */
  answer: string | null;
  published_at: Date | null;
  /** 'answered' without a public answer: by mail alone. */
  state: Generated<QuestionState>;
  /** Null for a question that is hidden because its message was closed, or is spam. */
  hidden_reason: string | null;
  asked_at: Date;
  revision: Generated<number>;
}
export type QuestionState = 'waiting' | 'answered' | 'hidden';
/** Mails of a shop to the visitor who sent an entry. */
export interface FormAnswerTable {
  shop_id: number;
  id: string;
  entry_id: string;
  subject: string;
  body: string;
  /** The writer; null if that account is deleted. */
  account_id: string | null;
  /** The mail, which is deleted after three months. */
  mail_id: string;
  created_at: Date;
}
