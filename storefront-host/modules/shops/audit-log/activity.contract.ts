import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';

const Text = Type.Union([Type.String(), Type.Null()]);
const Person = Type.Object({ id: Type.String({ format: 'uuid' }), name: Type.String() });

/** Kind of the changed record. */
export const ActivityKind = Type.Union([
  Type.Literal('order'),
  Type.Literal('product'),
  Type.Literal('category'),
  Type.Literal('collection'),
  Type.Literal('brand'),
  Type.Literal('tag'),
  Type.Literal('stock'),
  Type.Literal('page'),
  Type.Literal('media'),
  Type.Literal('message'),
  Type.Literal('staff'),
  Type.Literal('settings'),
  Type.Literal('coupon'),
  Type.Literal('promotion'),
  Type.Literal('review'),
  Type.Literal('customer'),
  Type.Literal('blog'),
  Type.Literal('redirect'),
  Type.Literal('synonym'),
  Type.Literal('contestant'),
  Type.Literal('import'),
  Type.Literal('bulk_run'),
]);
export type ActivityKind = Static<typeof ActivityKind>;

/** One action of the shop's staff, in the language of the request. */
export const ActivityEntry = Type.Object({
  id: Type.String({ format: 'uuid' }),
  at: Type.String({ format: 'date-time' }),
  /** Null for jobs of the shop, and for people without an account. */
  who: Type.Union([Person, Type.Null()]),
  kind: ActivityKind,
  /** The action: 'Changed a product'. */
  title: Type.String(),
  /** Name of the changed record, and its path in the back office. */
  subject: Text,
  path: Text,
  /** Only the fields that differ; null for a value that did not exist before, or does not afterwards. */
  changes: Type.Array(Type.Object({ field: Type.String(), before: Text, after: Text })),
});
export type ActivityEntry = Static<typeof ActivityEntry>;

/** GET `/api/v1/manage/:shop_id/activity`: newest first, without the arrival of orders. */
export const ActivityPage = Type.Object({
  entries: Type.Array(ActivityEntry),
  /** Value of `after` for the next page; null on the last one. */
  next: Text,
  /** People to filter by: all present and former staff, after the shop. */
  people: Type.Array(Person),
  kinds: Type.Array(Type.Object({ kind: ActivityKind, name: Type.String() })),
});
export type ActivityPage = Static<typeof ActivityPage>;

export const ActivityQuery = Type.Object({
  after: Type.Optional(Type.String({ format: 'uuid' })),
  person: Type.Optional(Type.String({ format: 'uuid' })),
  kind: Type.Optional(ActivityKind),
  /** Changes of one product and of its stock. */
  product: Type.Optional(Id),
});
export type ActivityQuery = Static<typeof ActivityQuery>;
