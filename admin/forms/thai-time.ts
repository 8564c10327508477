const OFFSET = 7 * 3_600_000;

/** Returns the time in Thailand, whatever the owner's time zone: `2026-11-24T18:30`. */
export function toThaiClock(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(at + OFFSET).toISOString().slice(0, 16);
}

/** Returns the instant of a time in Thailand, or null for empty or incomplete input. */
export function fromThaiClock(local: string): string | null {
  const at = Date.parse(`${local}:00+07:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
