import type { RuntimeFields } from './fields.ts';
import type { FieldRules, When } from './section-schema.ts';

/** Returns whether a field acts with these values; a value that is not set is its default. */
export function isActive(
  when: When | undefined,
  fields: RuntimeFields,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (when === undefined) return true;
  return [when].flat().some(({ field, is }) => {
    const value = values[field] ?? fields[field]?.default;
    return [is].flat().some((one) => one === value);
  });
}

/** Returns the rules of a list's fields that act in a section with these values. */
export function activeRules(
  rules: Readonly<Record<string, FieldRules>>,
  fields: RuntimeFields,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FieldRules>> {
  return Object.fromEntries(
    Object.entries(rules).filter(([, { inSection }]) => isActive(inSection, fields, values)),
  );
}
