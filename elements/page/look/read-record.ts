import type { Lang } from '../../locales/text.ts';

/** Stored JSON of owners, older versions and imports: a part of a wrong type counts as missing. */
export type Stored = Readonly<Record<string, unknown>>;

const MAX_TEXT = 4_000;

export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Stored {
  return isStored(value) ? value : {};
}

export function recordsOf(value: unknown, max: number): readonly Stored[] {
  return Array.isArray(value) ? value.slice(0, max).map(recordOf) : [];
}

export function textOf(record: Stored, name: string, max: number = MAX_TEXT): string {
  const value = ownOf(record, name);
  return typeof value === 'string' ? value.slice(0, max) : '';
}

export function flagOf(record: Stored, name: string, otherwise: boolean): boolean {
  const value = ownOf(record, name);
  return typeof value === 'boolean' ? value : otherwise;
}

export function numberOf(
  record: Stored,
  name: string,
  within: readonly [number, number],
): number | null {
  const value = ownOf(record, name);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.min(Math.max(value, within[0]), within[1]);
}

/** Returns ids of products, shops or categories; null if none are named. */
export function idsOf(record: Stored, name: string): readonly number[] | null {
  const value = ownOf(record, name);
  if (!Array.isArray(value)) return null;
  return value.slice(0, 200).filter((id): id is number => Number.isSafeInteger(id) && id > 0);
}

export function oneOf<T extends string>(
  record: Stored,
  name: string,
  known: readonly T[],
): T | null {
  const value = ownOf(record, name);
  return known.find((one) => one === value) ?? null;
}

/**
 * Returns `title` in the reader's language: `title_en` or `title_th` if it exists, else `title`.
 */
export function localised(record: Stored, name: string, lang: Lang): string {
  return textOf(record, `${name}_${lang}`) || textOf(record, name);
}

function ownOf(record: Stored, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
