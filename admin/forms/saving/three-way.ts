import type { FormValues } from '../validate-form.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields that both sides changed to different values. */
export function clashesOf(base: Fields, latest: Fields, mine: FormValues): readonly string[] {
  return changed(base, mine).filter(
    (name) =>
      name !== 'revision' && !isSame(latest[name], base[name]) && !isSame(latest[name], mine[name]),
  );
}

/** Returns the latest record with one's own changes. */
export function rebase(base: Fields, latest: Fields, mine: FormValues): FormValues {
  const own = changed(base, mine).map((name) => [name, mine[name]]);
  return { ...latest, ...Object.fromEntries(own), revision: latest['revision'] };
}

function changed(base: Fields, mine: FormValues): readonly string[] {
  return Object.keys(mine).filter((name) => !isSame(mine[name], base[name]));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
