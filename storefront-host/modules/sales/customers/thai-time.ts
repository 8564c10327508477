import { westernDigits } from '@talad/elements/commerce/cart/quantity';

const iso =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?(?: ?(Z|[+-]\d\d:?\d\d))?)?$/;
/** The format in which Excel saves such a date again; in Thailand with the Buddhist year. */
const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? (\d{1,2}):(\d\d)(?::\d\d)?)?$/;
const BUDDHIST = 543;

/**
 * Reads a time as exports write it, '2026-11-20 12:00', and as Excel changes it, '20/11/2569 12:00'
 * with the day first. Times without a zone are Thai. Null for anything else, such as 31 February.
 */
export function parseThaiTime(typed: string): Date | null {
  const cell = westernDigits(typed.trim());
  const [, year = '', month = '', day = '', hour = '0', minute = '0', zone = '+07:00'] =
    iso.exec(cell) ?? dayFirst(cell) ?? [];
  const christian = Number(year) > 2400 ? Number(year) - BUDDHIST : Number(year);
  const date = `${christian}-${two(month)}-${two(day)}`;
  const offset = zone.replace(/(\d\d)(?=\d\d$)/, '$1:');
  const at = new Date(`${date}T${two(hour)}:${two(minute)}:00${offset}`);
  if (year === '' || Number.isNaN(at.getTime())) return null;
  const midnight = new Date(`${date}T00:00:00Z`);
  return midnight.toISOString().startsWith(date) ? at : null;
}

function dayFirst(cell: string): readonly (string | undefined)[] | null {
  const found = local.exec(cell);
  if (!found) return null;
  const [whole, day, month, year, ...time] = found;
  return [whole, year, month, day, ...time];
}

function two(digits: string): string {
  return digits.padStart(2, '0');
}
