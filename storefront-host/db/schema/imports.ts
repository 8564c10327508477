import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonDefault, JsonOrNull } from './columns.ts';

export type ImportKind = 'products' | 'customers' | 'orders';
export type ImportState =
  'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';

/** An import of the back office (decision 009). */
export interface ImportRunTable {
  shop_id: number;
  id: string;
  kind: Generated<ImportKind>;
  file_name: string;
  encoding: string;
  /** Packed by gzip; null once it is imported. */
  file: Buffer | null;
  header: Json<readonly string[]>;
  /** The first rows. */
  sample: Json<readonly (readonly string[])[]>;
  format: string | null;
  /** Names of columns as the format knows them, by the file's names in lower case. */
  matches: JsonDefault<Readonly<Record<string, string>>>;
  /** Baht for one unit of the file's currency; null if it is in baht. */
  rate: string | null;
  /** Stock of products whose stock is not in the file. */
  stock: string | null;
  /** Price for rows without one, in the file's currency. */
  price: string | null;
  state: ImportState;
  done: Generated<number>;
  total: Generated<number>;
  attempts: Generated<number>;
  /** Columns that are not read. */
  dropped: JsonDefault<readonly string[]>;
  new_categories: Generated<number[]>;
  /** Staff who started it; null until then. */
  started_by: string | null;
  created_at: Date;
  updated_at: Date;
}

/**
 * 'noted' is an additional outcome of a row, whose main outcome is another one; 'kept' means that
 * an undo left the product unchanged.
 */
export type ImportOutcome = 'created' | 'updated' | 'unchanged' | 'refused' | 'noted' | 'kept';

export interface ImportOutcomeTable {
  shop_id: number;
  import_id: string;
  line: number;
  outcome: ImportOutcome;
  code: Generated<string>;
  about: Generated<string>;
  product_key: string | null;
}

export interface ImportChangeTable {
  shop_id: number;
  import_id: string;
  product_id: number;
  /** Itself, or the product whose variant it is. */
  main_id: number;
  line: number;
  /** Columns before the import; null if the import created the record. */
  before: JsonOrNull<Readonly<Record<string, unknown>>>;
  /** After the import: another one says that it has been changed since. */
  revision: number;
  stock_delta: Generated<number>;
  was_unlimited: boolean | null;
  /** `remote_picture` rows that it ordered. */
  pictures: Generated<string[]>;
}

/** A customer that an import created or changed (decision 461). */
export interface ImportCustomerTable {
  shop_id: number;
  import_id: string;
  customer_id: string;
  line: number;
  /** The changed columns; null if the import created the customer. */
  before: JsonOrNull<Readonly<Record<string, unknown>>>;
  /** The same columns after the import: other values say that they have been changed since. */
  after: Json<Readonly<Record<string, unknown>>>;
  note_ids: Generated<string[]>;
  consent_id: string | null;
}

/** An order of another system, imported to be read (decision 474). */
export interface PastOrderTable {
  shop_id: number;
  id: string;
  import_id: string;
  /** The order of the file. */
  rank: GeneratedAlways<number>;
  number: string;
  placed_at: Date;
  name: string;
  phone: string | null;
  email: string | null;
  /** In satang; null if the file has no total. */
  net: number | null;
  /** Cells by the names of their columns in orders.csv: those that name a person, and the others. */
  person: Json<Readonly<Record<string, string>>>;
  details: Json<Readonly<Record<string, string>>>;
  lines: Json<readonly Readonly<Record<string, string>>[]>;
  /** Since then it names no person. */
  erased_at: Date | null;
  search_text: GeneratedAlways<string>;
}
