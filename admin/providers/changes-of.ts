import type { UpdateParams } from 'react-admin';

/**
 * Sends only changed fields, so that a form never overwrites another person's change in another field;
 * with the revision that was shown, so that the server detects a conflict.
 */
export function changesOf({ data, previousData }: Pick<UpdateParams, 'data' | 'previousData'>) {
  const before: Record<string, unknown> = previousData ?? {};
  const changed = Object.entries(data as Record<string, unknown>).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  const revision = before['revision'] ?? (data as Record<string, unknown>)['revision'];
  const changes: Record<string, unknown> = Object.fromEntries(changed);
  return { ...toWire(changes), ...(revision !== undefined && { revision }) };
}

/** Pictures are read with their sizes, and written without. */
export function toWire(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { pictures } = data;
  return Array.isArray(pictures) ? { ...data, pictures: pictures.map(withoutSizes) } : { ...data };
}

function withoutSizes(picture: unknown): unknown {
  if (typeof picture !== 'object' || picture === null) return picture;
  return Object.fromEntries(Object.entries(picture).filter(([name]) => name !== 'picture'));
}
