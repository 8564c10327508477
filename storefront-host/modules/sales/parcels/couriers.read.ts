import type { Kysely, Selectable } from 'kysely';
import type { CourierTable, Database, Lang } from '../../../db/schema.ts';
import type { Courier } from './parcels.contract.ts';

export type CourierRow = Selectable<CourierTable>;
/** `unknown` means that it is not clear whether it still accepts parcels. */
export const courierStates = ['running', 'unknown', 'ceased'] as const;

export type CourierBook = ReadonlyMap<string, CourierRow>;

/** Returns all couriers by code, including disabled ones, because old parcels refer to them. */
export async function readCouriers(db: Kysely<Database>): Promise<CourierBook> {
  const rows = await db.selectFrom('courier').selectAll().orderBy('rank').orderBy('code').execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/**
 * Returns the couriers to choose from: those that the operator offers and the shop uses, in the
 * shop's order. A shop that chose none uses all.
 */
export function offeredCouriers(
  book: CourierBook,
  used: readonly string[],
  lang: Lang,
): readonly Courier[] {
  const on = [...book.values()].filter((one) => one.is_on && one.state !== 'ceased');
  const chosen = used.flatMap((code) => on.find((one) => one.code === code) ?? []);
  return (chosen.length > 0 ? chosen : on).map((row) => ({
    code: row.code,
    name: nameOf(row, lang),
    state: row.state,
    pattern: row.pattern,
    is_default: row === chosen[0],
  }));
}

/** Returns the name of a courier by its code; a typed name stays as it is. */
export function courierName(book: CourierBook, courier: string, lang: Lang): string {
  const row = book.get(courier);
  return row ? nameOf(row, lang) : courier;
}

/** Returns the courier's tracking page for a number, or null if none is known. */
export function trackUrl(book: CourierBook, courier: string, code: string): string | null {
  const template = book.get(courier)?.track_url ?? '';
  return template === '' || code === ''
    ? null
    : template.replaceAll('{code}', encodeURIComponent(code));
}

/**
 * Finds the courier that a text names, by code or name in either language; returns the text itself
 * if none matches.
 */
export function courierNamed(book: CourierBook, text: string): string {
  const key = keyOf(text);
  const found = [...book.values()].find(
    (row) => row.code === text || keyOf(row.name_th) === key || keyOf(row.name_en) === key,
  );
  return found?.code ?? text.trim();
}

/** Returns the only courier whose numbers match this one, or '' if none or several do. */
export function courierOfCode(book: CourierBook, code: string): string {
  const fits = [...book.values()].filter(
    ({ pattern, state }) => pattern !== '' && state !== 'ceased' && new RegExp(pattern).test(code),
  );
  const [only] = fits;
  return fits.length === 1 && only ? only.code : '';
}

function nameOf({ name_th: th, name_en: en }: CourierRow, lang: Lang): string {
  return lang === 'th' ? th : en;
}

function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/[\s.&-]|express|เอ็กซ์เพรส/g, '');
}
