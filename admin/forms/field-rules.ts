import { parseBaht } from '@talad/elements/commerce/money';
import type { TObject, TSchema } from 'typebox';

/** The rules of a field in its contract, so that form and server agree. */
export interface FieldRule {
  readonly kind: 'text' | 'number' | 'money' | 'boolean' | 'choice' | 'time' | 'other';
  /** True if an empty value is refused: the field is required, or cannot be null. */
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly isWhole: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly choices?: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** Returns the rule of `price`, `titles.th` or `items.0.title`; undefined if the contract has no such field. */
export function ruleOf(contract: TObject, source: string): FieldRule | undefined {
  let schema: TSchema | undefined = contract;
  let isSent = true;
  for (const step of source.split('.')) {
    const above: Json = { ...schema };
    if (isJson(above['items']) && /^\d+$/.test(step)) {
      schema = above['items'];
      continue;
    }
    const properties = above['properties'];
    if (!isJson(properties)) return undefined;
    const required = above['required'];
    isSent = Array.isArray(required) && required.includes(step);
    schema = properties[step] as TSchema | undefined;
    if (!schema) return undefined;
  }
  return readRule({ ...schema }, isSent);
}

/** Every field of the contract, those of its objects too: `titles.th`. */
export function fieldsOf(contract: TObject, above = ''): readonly string[] {
  return Object.entries(contract.properties).flatMap(([name, schema]) => {
    const inner: Json = { ...schema };
    return isJson(inner['properties'])
      ? fieldsOf(schema as TObject, `${above}${name}.`)
      : [`${above}${name}`];
  });
}

function readRule(schema: Json, isSent: boolean): FieldRule {
  const branches = branchesOf(schema);
  const filled = branches.filter((one) => one['const'] !== null && one['type'] !== 'null');
  const isNullable = filled.length < branches.length;
  const choices = filled.flatMap(({ const: value }) => (typeof value === 'string' ? [value] : []));
  const [only = {}] = filled;
  const isChoice = filled.length > 0 && choices.length === filled.length;
  const minLength = numberOf(only, 'minLength');
  const isText = !isChoice && only['type'] === 'string';
  return {
    kind: isChoice ? 'choice' : kindOf(only),
    isRequired:
      !isNullable && (isText ? isSent || (minLength ?? 0) > 0 : only['type'] !== 'boolean'),
    isNullable,
    isWhole: only['type'] === 'integer',
    ...(isChoice && { choices }),
    ...(typeof only['pattern'] === 'string' && { pattern: only['pattern'] }),
    ...limit(only, 'minLength'),
    ...limit(only, 'maxLength'),
    ...limit(only, 'minimum'),
    ...limit(only, 'maximum'),
  };
}

/** Returns the alternatives of a union, including nested ones, such as those of a nullable choice. */
function branchesOf(schema: Json): readonly Json[] {
  const { anyOf } = schema;
  return Array.isArray(anyOf) ? anyOf.filter(isJson).flatMap(branchesOf) : [schema];
}

function kindOf({ type, format, title }: Json): FieldRule['kind'] {
  switch (type) {
    case 'string':
      return format === 'date-time' ? 'time' : 'text';
    case 'integer':
      return 'number';
    case 'number':
      return title === 'Baht' ? 'money' : 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'other';
  }
}

function limit<Name extends string>(schema: Json, name: Name): { readonly [K in Name]?: number } {
  const value = numberOf(schema, name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its name
  return (value === undefined ? {} : { [name]: value }) as { readonly [K in Name]?: number };
}

function numberOf(schema: Json, name: string): number | undefined {
  const value = schema[name];
  return typeof value === 'number' ? value : undefined;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

export type Translate = (key: string, vars?: Record<string, string | number>) => string;

/** Returns the error of a value in the reader's language, or undefined for a valid one. */
export function refusalOf(
  rule: FieldRule,
  value: unknown,
  translate: Translate,
): string | undefined {
  if (isEmpty(value)) return rule.isRequired ? translate('ra.validation.required') : undefined;
  if (typeof value === 'string') return refusalOfText(rule, value, translate);
  if (rule.kind === 'number' || rule.kind === 'money') {
    return refusalOfNumber(rule, value, translate);
  }
  return undefined;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}

function refusalOfText(rule: FieldRule, value: string, translate: Translate): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern, choices } = rule;
  if (choices && !choices.includes(value)) return translate('app.form.choice');
  if (value.length < minLength) return translate('ra.validation.minLength', { min: minLength });
  if (value.length > maxLength) return translate('ra.validation.maxLength', { max: maxLength });
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return translate('app.form.format');
  }
  return undefined;
}

function refusalOfNumber(rule: FieldRule, value: unknown, translate: Translate) {
  const { kind, isWhole, minimum = -Infinity, maximum = Infinity } = rule;
  if (typeof value !== 'number' || Number.isNaN(value)) return translate('ra.validation.number');
  if (value < minimum) return translate('ra.validation.minValue', { min: minimum });
  if (value > maximum) return translate('ra.validation.maxValue', { max: maximum });
  if (isWhole && !Number.isInteger(value)) return translate('app.form.whole');
  if (kind === 'money' && parseBaht(value) === null) return translate('app.form.decimals');
  return undefined;
}
