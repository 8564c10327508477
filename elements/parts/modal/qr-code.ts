import { encodeQR } from 'qr';

interface QrCode {
  /** Modules on a side, with the four light ones around the code that scanners need. */
  readonly size: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

/** UTF-8. A longer text makes modules too small for a phone's camera (version 20). */
const MAX_BYTES = 666;

/**
 * Returns a QR code with error correction M, or null if the text is too long. `qr` (MIT, no dependencies)
 * weighs 5.3 kB brotli, which only the file of the share dialog has.
 */
export function qrCode(text: string): QrCode | null {
  const rows = qrModules(text);
  if (!rows) return null;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}

/** Returns the code's rows of modules, true for a dark one; null if the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  return encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
}
