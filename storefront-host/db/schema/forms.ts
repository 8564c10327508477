import type { Json, Lang, Time } from './columns.ts';

export type FormKind = 'contactus' | 'business' | 'seminar' | 'product' | 'dealer' | 'newsletter';
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
  /** Of day, sender's address and text: the same again on one day is the same entry. */
  digest: Buffer;
  created_at: Time;
  read_at: Date | null;
}
