import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ApiFailure } from '../errors/api-failure.ts';
import { fromSpecValues } from './spec-filter.ts';

/** Parses and validates a JSON value of the query string; undefined if it is absent. @throws ApiFailure 400 */
export function readJson<T extends TSchema>(
  json: string | undefined,
  schema: T,
  name: string,
): Static<T> | undefined {
  return json === undefined || json === '' ? undefined : checkJson(json, schema, name);
}

/** Parses `filter` of a list in the storefront's API; also accepts the spec's own values. */
export function readFilter<T extends TSchema>(
  json: string | undefined,
  schema: T,
): Static<T> | undefined {
  if (json === undefined || json === '') return undefined;
  return checkValue(fromSpecValues(parse(json)), schema, 'filter');
}

export function checkJson<T extends TSchema>(json: string, schema: T, name: string): Static<T> {
  return checkValue(parse(json), schema, name);
}

export function badField(path: string): ApiFailure {
  return new ApiFailure(400, 'BAD_FILTER', {}, { fields: [{ path, key: 'field.invalid' }] });
}

function checkValue<T extends TSchema>(value: unknown, schema: T, name: string): Static<T> {
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  throw badField(`${name}${first?.instancePath ?? ''}`);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
