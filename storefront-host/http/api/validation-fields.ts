import type { FastifySchemaValidationError } from 'fastify';
import type { TextKey } from '../../locales/text.ts';
import type { FieldFailure } from '../errors/api-failure.ts';

const MAX_FIELDS = 50;
const LIMITS: Readonly<Record<string, TextKey>> = {
  minLength: 'field.minLength',
  maxLength: 'field.maxLength',
  minimum: 'field.minimum',
  exclusiveMinimum: 'field.minimum',
  maximum: 'field.maximum',
  exclusiveMaximum: 'field.maximum',
  minItems: 'field.minItems',
  maxItems: 'field.maxItems',
};

/** Returns one entry per invalid field, with a text that tells a person what to change. */
export function validationFields(
  findings: readonly FastifySchemaValidationError[],
): readonly FieldFailure[] {
  const byPath = new Map<string, FieldFailure>();
  // A union reports each branch that does not match and then itself, at the same path: only the last counts.
  const unions = new Set(findings.filter(isUnion).map((finding) => finding.instancePath));
  for (const finding of findings) {
    if (unions.has(finding.instancePath) && !isUnion(finding)) continue;
    const field = fieldOf(finding);
    if (!byPath.has(field.path)) byPath.set(field.path, field);
  }
  return [...byPath.values()].slice(0, MAX_FIELDS);
}

function isUnion(finding: FastifySchemaValidationError): boolean {
  return finding.keyword === 'anyOf' || finding.keyword === 'oneOf';
}

function fieldOf(finding: FastifySchemaValidationError): FieldFailure {
  const path = finding.instancePath.slice(1);
  const params: Readonly<Record<string, unknown>> = finding.params;
  const limit = LIMITS[finding.keyword];
  if (limit) {
    // An empty text in a field with a minimum length counts as missing.
    if (finding.keyword === 'minLength' && params['limit'] === 1)
      return { path, key: 'field.required' };
    return { path, key: limit, vars: { limit: Number(params['limit']) } };
  }
  switch (finding.keyword) {
    case 'required':
      return { path: join(path, params['missingProperty']), key: 'field.required' };
    case 'additionalProperties':
      return { path: join(path, params['additionalProperty']), key: 'field.unknown' };
    case 'format':
      return { path, key: params['format'] === 'email' ? 'field.format.email' : 'field.format' };
    case 'pattern':
      return { path, key: 'field.format' };
    case 'type':
      return { path, key: typeKey(params['type']) };
    case 'anyOf':
    case 'oneOf':
    case 'enum':
    case 'const':
      return { path, key: 'field.choice' };
    default:
      return { path, key: 'field.invalid' };
  }
}

function typeKey(type: unknown): TextKey {
  if (type === 'number') return 'field.type.number';
  return type === 'integer' ? 'field.type.integer' : 'field.invalid';
}

function join(path: string, name: unknown): string {
  return [path, name].filter(Boolean).join('/');
}
