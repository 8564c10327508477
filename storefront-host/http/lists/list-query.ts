import type { FastifyReply } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ApiFailure } from '../api-failure.ts';
import { fromSpecValues } from './spec-filter.ts';

const MAX_PAGE = 200;

/** The query string of ra-data-simple-rest: three JSON values. */
export const ListQuery = Type.Object({
  filter: Type.Optional(Type.String({ maxLength: 8_000 })),
  range: Type.Optional(Type.String({ maxLength: 40 })),
  sort: Type.Optional(Type.String({ maxLength: 80 })),
});
export type ListQuery = Static<typeof ListQuery>;

const Range = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]);
const Sort = Type.Tuple([Type.String(), Type.Union([Type.Literal('ASC'), Type.Literal('DESC')])]);

export interface ListRequest<F, S extends string> {
  readonly filter: F;
  readonly offset: number;
  readonly limit: number;
  readonly sort: S;
  readonly descending: boolean;
}

/** @throws ApiFailure 400 when it is no JSON, has unknown keys, or sorts by what can't be sorted by. */
export function readListQuery<T extends TSchema, const S extends string>(
  query: ListQuery,
  filter: T,
  sorts: readonly [S, ...S[]],
): ListRequest<Static<T>, S> {
  const [from, to] = readJson(query.range, Range, 'range') ?? [0, 24];
  const [field, direction] = readJson(query.sort, Sort, 'sort') ?? [sorts[0], 'DESC'];
  const sort = sorts.find((known) => known === field);
  if (sort === undefined) throw badField('sort');
  if (to < from) throw badField('range');
  return {
    filter: checkJson(query.filter || '{}', filter, 'filter'),
    offset: from,
    limit: Math.min(to - from + 1, MAX_PAGE),
    sort,
    descending: direction === 'DESC',
  };
}

/** One JSON value of a query string, checked; undefined where it is absent. */
function readJson<T extends TSchema>(
  json: string | undefined,
  schema: T,
  name: string,
): Static<T> | undefined {
  return json === undefined || json === '' ? undefined : checkJson(json, schema, name);
}

/** `filter` of a list of the storefront's API, in the spec's own values too. */
export function readFilter<T extends TSchema>(
  json: string | undefined,
  schema: T,
): Static<T> | undefined {
  if (json === undefined || json === '') return undefined;
  return checkValue(fromSpecValues(parse(json)), schema, 'filter');
}

function checkJson<T extends TSchema>(json: string, schema: T, name: string): Static<T> {
  return checkValue(parse(json), schema, name);
}

function checkValue<T extends TSchema>(value: unknown, schema: T, name: string): Static<T> {
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  throw badField(`${name}${first?.instancePath ?? ''}`);
}

/** `orders 0-24/319`, as the dialect wants it; an empty page says where it stands. */
export function sendRange(
  reply: FastifyReply,
  resource: string,
  request: { readonly offset: number },
  found: { readonly count: number; readonly total: number },
): void {
  const last = Math.max(request.offset, request.offset + found.count - 1);
  reply.header('content-range', `${resource} ${request.offset}-${last}/${found.total}`);
}

function badField(path: string): ApiFailure {
  return new ApiFailure(400, 'BAD_FILTER', {}, { fields: [{ path, key: 'field.invalid' }] });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
