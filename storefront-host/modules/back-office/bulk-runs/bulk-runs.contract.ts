import { Type, type Static } from 'typebox';
import { ManagedProductFilter } from '../../catalog/products/products.contract.ts';
import { BulkChange } from '../product-changes/bulk.contract.ts';

/** Maximum number of products in one run. */
export const MAX_RUN_PRODUCTS = 100_000;
/** Maximum number of refused products in the answer; the CSV file lists all of them. */
export const NAMED_PROBLEMS = 100;

/** POST bulk-runs: changes all products that the filter finds now, in the background. */
export const BulkRunRequest = Type.Object(
  {
    filter: ManagedProductFilter,
    /** Number of products that the page showed for the filter; the run is refused if it has changed. */
    expected_count: Type.Integer({ minimum: 0 }),
    change: BulkChange,
  },
  { additionalProperties: false },
);
export type BulkRunRequest = Static<typeof BulkRunRequest>;

const Listed = {
  id: Type.String({ format: 'uuid' }),
  change: BulkChange,
  state: Type.Union([
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('failed'),
    Type.Literal('undoing'),
    Type.Literal('undone'),
  ]),
  created_at: Type.String({ format: 'date-time' }),
  total: Type.Integer(),
};

const ListedRun = Type.Object(Listed);
export type ListedRun = Static<typeof ListedRun>;
export const BulkRunList = Type.Object({ items: Type.Array(ListedRun) });

/** GET bulk-runs/:id: progress and report. */
export const BulkRun = Type.Object({
  ...Listed,
  /** Number of products by outcome; their sum is `total`. */
  tally: Type.Object({
    waiting: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
    undone: Type.Integer(),
    kept: Type.Integer(),
  }),
  /** The first products that were refused, or that an undo left unchanged, with the reason. */
  problems: Type.Array(
    Type.Object({ id: Type.Integer(), title: Type.String(), message: Type.String() }),
  ),
});
export type BulkRun = Static<typeof BulkRun>;
