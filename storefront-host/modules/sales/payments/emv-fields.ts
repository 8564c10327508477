/**
 * Writes one field of an EMV QR code: two digits for its tag, two for its length, then its value.
 */
export function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** Computes CRC-16/CCITT-FALSE, in four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Parses the fields of a text by their tags; returns null if the text has another format. */
export function readFields(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    const end = at + 4 + Number(head?.[2]);
    if (!head?.[1] || end > text.length) return null;
    fields.set(head[1], text.slice(at + 4, end));
    at = end;
  }
  return fields;
}
