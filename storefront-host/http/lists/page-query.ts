import { createHash } from 'node:crypto';
import { Type, type Static, type TSchema } from 'typebox';
import type { Secrets } from '../../secrets/secrets.ts';
import { readCursor, type Position } from './cursor.ts';
import { badField, checkJson, readJson } from './json-value.ts';
import type { ListSource, Order } from './list-source.ts';
import { orderOfMany } from './page-order.ts';

export const MAX_PAGE = 200;
const DEFAULT_PAGE = 25;

/** `filter` is a JSON object, `sort` a JSON pair like `["price","DESC"]`, `after` the `next` of a page. */
export const PageQuery = Type.Object({
  filter: Type.Optional(Type.String({ maxLength: 8_000 })),
  sort: Type.Optional(Type.String({ maxLength: 80 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })),
  after: Type.Optional(Type.String({ maxLength: 6_000 })),
});
export type PageQuery = Static<typeof PageQuery>;

const Direction = Type.Union([Type.Literal('ASC'), Type.Literal('DESC')]);

/** One page of a list. */
export const PageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    items: Type.Array(row),
    /** Value of `after` for the next page; null on the last one. */
    next: Type.Union([Type.String(), Type.Null()]),
    /**
     * The order of the list: by time instead of the requested one, if more than 10,000 rows would have to be sorted
     * for it. `after` continues in the same order.
     */
    order: Type.Object({ sort: Type.String(), direction: Direction }),
    /** Rows of the whole list; at most 10,000. */
    total: Type.Integer({ minimum: 0 }),
    /** True if there are more rows than `total`. */
    total_capped: Type.Boolean(),
  });

const Sort = Type.Tuple([Type.String(), Direction]);

export interface PageRequest<F> extends Order {
  readonly filter: F;
  readonly limit: number;
  readonly after: Position | null;
  /** True if the filter searches words. */
  readonly isSearch: boolean;
  /** Names the list, with this order, in its signed cursors. */
  readonly scopeOf: (order: Order) => string;
}

/** @throws ApiFailure 400 for invalid JSON, unknown keys, an unknown sort, or a cursor that is not ours. */
export function readPageQuery<F extends TSchema>(
  source: Pick<ListSource<F>, 'name' | 'filter' | 'sorts' | 'orderOfMany'>,
  shopId: number,
  query: PageQuery,
  secrets: Secrets,
): PageRequest<Static<F>> {
  const names = Object.keys(source.sorts);
  const [field, direction] = readJson(query.sort, Sort, 'sort') ?? [names[0] ?? '', 'DESC'];
  if (!names.includes(field)) throw badField('sort');
  const filter = checkJson(query.filter || '{}', source.filter, 'filter');
  const scopeOf = ({ sort, descending }: Order) =>
    createHash('sha256')
      .update(JSON.stringify([shopId, source.name, filter, sort, directionOf(descending)]))
      .digest('base64url');
  const requested = { sort: field, descending: direction === 'DESC' };
  const limit = query.limit ?? DEFAULT_PAGE;
  const isSearch = isObject(filter) && typeof filter['q'] === 'string' && filter['q'].trim() !== '';
  const page = { filter, limit, isSearch, scopeOf };
  if (!query.after) return { ...page, ...requested, after: null };
  // The first page may have had the other order.
  for (const order of [requested, orderOfMany(source, { filter, ...requested })]) {
    const after = readCursor(secrets, scopeOf(order), query.after);
    if (after) return { ...page, ...order, after };
  }
  throw badField('after');
}

export function directionOf(descending: boolean): 'ASC' | 'DESC' {
  return descending ? 'DESC' : 'ASC';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
