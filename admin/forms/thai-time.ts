const OFFSET = 7 * 3_600_000;

/** An instant as Thailand's clocks show it, wherever the owner is: `2026-11-24T18:30`. */
export function toThaiClock(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(at + OFFSET).toISOString().slice(0, 16);
}

/** The instant at which Thailand's clocks show this; null if nothing, or half a time, is typed. */
export function fromThaiClock(local: string): string | null {
  const at = Date.parse(`${local}:00+07:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
