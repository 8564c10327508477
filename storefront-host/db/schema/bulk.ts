import type { Generated } from 'kysely';
import type { Json, JsonOrNull } from './columns.ts';

export type BulkRunState = 'running' | 'done' | 'failed' | 'undoing' | 'undone';

/** A change of all products that a filter found (decision 173). */
export interface BulkRunTable {
  shop_id: number;
  id: string;
  /** `BulkChange` of bulk.contract.ts. */
  change: Json<Readonly<Record<string, unknown>>>;
  state: BulkRunState;
  total: number;
  /** Since the last products that it settled. */
  attempts: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** 'kept' means that an undo left the product unchanged. */
export type BulkItemState = 'waiting' | 'changed' | 'unchanged' | 'refused' | 'undone' | 'kept';

export interface BulkItemTable {
  shop_id: number;
  run_id: string;
  product_id: number;
  state: BulkItemState;
  /** A text's key and its values. */
  reason: JsonOrNull<{
    readonly key: string;
    readonly vars?: Readonly<Record<string, string | number>>;
  }>;
  /** `UndoItem` of bulk.contract.ts. */
  undo: JsonOrNull<Readonly<Record<string, unknown>>>;
}
