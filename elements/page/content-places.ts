import type { FieldRules } from '../schema/section-schema.ts';
import type { RuntimeField, RuntimeFields, SavedProps } from '../schema/fields.ts';
import { sectionSchemas } from '../sections/schemas.ts';

/** A text or picture in a section's saved props. */
export interface ContentPlace {
  /** '/title' or '/slides/0/title', in the saved names. */
  readonly path: string;
  readonly kind: 'text' | 'richtext' | 'image';
  readonly value: string;
  readonly rule: FieldRules;
}

/** Longer texts may have several lines, here and in the inspector. */
export const LONG_TEXT = 200;

/** Returns the filled texts and pictures of a section, those in its lists too. */
export function placesOf(name: string, props: SavedProps): readonly ContentPlace[] {
  const schema = Object.entries(sectionSchemas).find(([one]) => one === name)?.[1];
  if (!schema) return [];
  const { fields, saved } = schema.runtime;
  const savedNames = new Map(
    Object.entries(saved).map(([from, to]): [string, string] => [to, from]),
  );
  return placesIn(fields, schema.rules, props, '', (field) => savedNames.get(field) ?? field);
}

/** Returns the props with another value at the path, whose list and item exist. */
export function withPlace(props: SavedProps, path: string, value: unknown): SavedProps {
  const [name = '', index, inner] = namesOf(path);
  if (index === undefined || inner === undefined) return { ...props, [name]: value };
  return { ...props, [name]: withItem(props[name], Number(index), inner, value) };
}

/** Returns the parts of a path: a prop, or a list, the number of an item, and its field. */
export function namesOf(path: string): readonly string[] {
  return path.split('/').slice(1);
}

export function withItem(list: unknown, at: number, field: string, value: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((item: unknown, index) =>
    index === at && isRecord(item) ? { ...item, [field]: value } : item,
  );
}

function placesIn(
  fields: RuntimeFields,
  rules: Readonly<Record<string, FieldRules>>,
  props: SavedProps,
  above: string,
  savedName: (field: string) => string,
): readonly ContentPlace[] {
  return Object.entries(fields).flatMap(([name, field]): readonly ContentPlace[] => {
    const rule = rules[name];
    const value = props[savedName(name)];
    const path = `${above}/${savedName(name)}`;
    if (!rule) return [];
    if (field.kind === 'list') {
      if (!Array.isArray(value)) return [];
      return value.flatMap((item: unknown, index) =>
        isRecord(item)
          ? placesIn(field.of, rule.of ?? {}, item, `${path}/${index}`, (inner) => inner)
          : [],
      );
    }
    return isPlace(field) && typeof value === 'string' && value !== ''
      ? [{ path, kind: field.kind, value, rule }]
      : [];
  });
}

function isPlace(field: RuntimeField): field is RuntimeField & Pick<ContentPlace, 'kind'> {
  return field.kind === 'text' || field.kind === 'richtext' || field.kind === 'image';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
