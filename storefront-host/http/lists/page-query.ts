import { createHash } from 'node:crypto';
import { Type, type Static, type TSchema } from 'typebox';
import type { Secrets } from '../../secrets/secrets.ts';
import { readCursor, type Position } from './cursor.ts';
import { badField, checkJson, readJson } from './json-value.ts';
import type { ListSource } from './list-source.ts';

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

/** One page of a list. */
export const PageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    items: Type.Array(row),
    /** Value of `after` for the next page; null on the last one. */
    next: Type.Union([Type.String(), Type.Null()]),
    /** Rows of the whole list; at most 10,000. */
    total: Type.Integer({ minimum: 0 }),
    /** True if there are more rows than `total`. */
    total_capped: Type.Boolean(),
  });

const Sort = Type.Tuple([Type.String(), Type.Union([Type.Literal('ASC'), Type.Literal('DESC')])]);

export interface PageRequest<F> {
  readonly filter: F;
  readonly sort: string;
  readonly descending: boolean;
  readonly limit: number;
  readonly after: Position | null;
  /** True if the filter searches words. */
  readonly isSearch: boolean;
  /** Names the list in its signed cursors. */
  readonly scope: string;
}

/** @throws ApiFailure 400 for invalid JSON, unknown keys, an unknown sort, or a cursor that is not ours. */
export function readPageQuery<F extends TSchema>(
  source: Pick<ListSource<F>, 'name' | 'filter' | 'sorts'>,
  shopId: number,
  query: PageQuery,
  secrets: Secrets,
): PageRequest<Static<F>> {
  const names = Object.keys(source.sorts);
  const [field, direction] = readJson(query.sort, Sort, 'sort') ?? [names[0] ?? '', 'DESC'];
  if (!names.includes(field)) throw badField('sort');
  const filter = checkJson(query.filter || '{}', source.filter, 'filter');
  const scope = scopeOf([shopId, source.name, filter, field, direction]);
  const after = query.after ? readCursor(secrets, scope, query.after) : null;
  if (query.after && !after) throw badField('after');
  const limit = query.limit ?? DEFAULT_PAGE;
  const isSearch = isObject(filter) && typeof filter['q'] === 'string' && filter['q'].trim() !== '';
  return { filter, sort: field, descending: direction === 'DESC', limit, after, isSearch, scope };
}

function scopeOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
