import type { UpdateParams } from 'react-admin';

/** A number and its unit are sent together. */
const TOGETHER = new Map([
  ['weight', 'weight_unit'],
  ['weight_unit', 'weight'],
]);

/**
 * Returns only changed fields, so that a form never overwrites another person's change in another field, with the
 * revision that was shown, so that the server detects a conflict.
 */
export function changesOf({ data, previousData }: Pick<UpdateParams, 'data' | 'previousData'>) {
  const before: Record<string, unknown> = previousData ?? {};
  const all = Object.entries(data as Record<string, unknown>);
  const names = new Set(
    all.flatMap(([name, value]) =>
      JSON.stringify(value) === JSON.stringify(before[name]) ? [] : [name],
    ),
  );
  const changed = all.filter(([name]) => names.has(name) || names.has(TOGETHER.get(name) ?? ''));
  const revision = before['revision'] ?? (data as Record<string, unknown>)['revision'];
  const changes: Record<string, unknown> = Object.fromEntries(changed);
  return { ...toWire(changes), ...(revision !== undefined && { revision }) };
}

/** Returns pictures without their sizes, which are read but not written. */
export function toWire(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { pictures } = data;
  return Array.isArray(pictures) ? { ...data, pictures: pictures.map(withoutSizes) } : { ...data };
}

function withoutSizes(picture: unknown): unknown {
  if (typeof picture !== 'object' || picture === null) return picture;
  return Object.fromEntries(Object.entries(picture).filter(([name]) => name !== 'picture'));
}
