import { isActive } from './conditions.ts';
import { safeHref } from './safe-href.ts';
import type { RuntimeField, RuntimeFields, SavedProps } from './fields.ts';
import type { FieldRules, SectionSchema } from './section-schema.ts';

/** A mistake in a saved value: its place, and a stable code that the editor has a text for. */
export interface Problem {
  /** '/slides/0/image', in the saved names. */
  readonly path: string;
  readonly code:
    | 'UNKNOWN_FIELD'
    | 'WRONG_TYPE'
    | 'TOO_LONG'
    | 'REQUIRED'
    | 'OUT_OF_RANGE'
    | 'NOT_AN_OPTION'
    | 'TOO_MANY'
    | 'BAD_LINK'
    | 'BAD_COLOR';
  readonly limit?: number;
}

/** Checks saved props against a section's definition, for the server and the editor alike. */
export function checkSection(schema: SectionSchema, props: SavedProps): readonly Problem[] {
  const { fields, saved } = schema.runtime;
  const renamed = new Map(Object.entries(saved).map(([from, to]) => [to, from]));
  return checkFields(fields, schema.rules, props, '', (name) => renamed.get(name) ?? name);
}

function checkFields(
  fields: RuntimeFields,
  rules: Readonly<Record<string, FieldRules>>,
  props: Readonly<Record<string, unknown>>,
  path: string,
  savedName: (field: string) => string = (name) => name,
  isOptional: (rule: FieldRules) => boolean = () => false,
): readonly Problem[] {
  const names = Object.keys(fields).map((name) => [name, savedName(name)] as const);
  const known = new Set(names.map(([, saved]) => saved));
  const unknown = Object.keys(props)
    .filter((name) => !known.has(name))
    .map((name): Problem => ({ path: `${path}/${name}`, code: 'UNKNOWN_FIELD' }));
  return [
    ...unknown,
    ...names.flatMap(([name, saved]) => {
      const field = fields[name];
      const rule = rules[name];
      if (!field || !rule) return [];
      const own = isOptional(rule) ? { ...rule, required: false } : rule;
      return checkField(field, own, props[saved], `${path}/${saved}`, (inner) =>
        isActive(inner.inSection, fields, props),
      );
    }),
  ];
}

function checkField(
  field: RuntimeField,
  rule: FieldRules,
  value: unknown,
  path: string,
  isUsed: (inner: FieldRules) => boolean,
): readonly Problem[] {
  const refuse = (code: Problem['code'], limit?: number): readonly Problem[] => [
    { path, code, ...(limit === undefined ? {} : { limit }) },
  ];
  if (value === undefined) return rule.required ? refuse('REQUIRED') : [];
  switch (field.kind) {
    case 'toggle':
      return isFlag(value) ? [] : refuse('WRONG_TYPE');
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('WRONG_TYPE');
      if (value < (rule.min ?? -Infinity)) return refuse('OUT_OF_RANGE', rule.min);
      if (value > (rule.max ?? Infinity)) return refuse('OUT_OF_RANGE', rule.max);
      return rule.oneOf && !rule.oneOf.includes(value) ? refuse('NOT_AN_OPTION') : [];
    }
    case 'choice':
      return field.options.some((option) => option === value) ? [] : refuse('NOT_AN_OPTION');
    case 'query':
      return checkQuery(value, path);
    case 'list': {
      if (!Array.isArray(value)) return refuse('WRONG_TYPE');
      if (value.length > (rule.maxItems ?? Infinity)) return refuse('TOO_MANY', rule.maxItems);
      return value.flatMap((item, index) =>
        isRecord(item)
          ? checkFields(
              field.of,
              rule.of ?? {},
              item,
              `${path}/${index}`,
              (name) => name,
              (inner) => !isUsed(inner),
            )
          : [{ path: `${path}/${index}`, code: 'WRONG_TYPE' as const }],
      );
    }
    case 'text':
    case 'richtext':
    case 'link':
    case 'image':
    case 'color': {
      if (typeof value !== 'string') return refuse('WRONG_TYPE');
      if (rule.required && value.trim() === '') return refuse('REQUIRED');
      if (value.length > (rule.maxLength ?? Infinity)) return refuse('TOO_LONG', rule.maxLength);
      if (value === '') return [];
      if (field.kind === 'link' && value !== '#' && safeHref(value) === '#')
        return refuse('BAD_LINK');
      if (field.kind === 'color' && !/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(value)) {
        return refuse('BAD_COLOR');
      }
      return [];
    }
  }
}

const queryChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => value === 'search',
  category_id: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  category_with_child: isFlag,
  ready_to_sell: (value) => value === 1,
  showroom: (value) => ['', 'hot', 'new', 'sale', 'recommend'].includes(String(value)),
  sort: (value) => ['new', 'hot', 'popular', 'price_asc', 'price_desc'].includes(String(value)),
};

function checkQuery(value: unknown, path: string): readonly Problem[] {
  if (!isRecord(value)) return [{ path, code: 'WRONG_TYPE' }];
  return Object.entries(value).flatMap(([name, part]): readonly Problem[] => {
    const check = Object.hasOwn(queryChecks, name) ? queryChecks[name] : undefined;
    if (!check) return [{ path: `${path}/${name}`, code: 'UNKNOWN_FIELD' }];
    return check(part) ? [] : [{ path: `${path}/${name}`, code: 'NOT_AN_OPTION' }];
  });
}

/** The spec's documents contain 1 and 0 instead of true and false. */
function isFlag(value: unknown): boolean {
  return typeof value === 'boolean' || value === 1 || value === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
