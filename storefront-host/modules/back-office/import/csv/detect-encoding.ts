import { open } from 'node:fs/promises';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-874', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export type EncodingFound =
  | { readonly encoding: Encoding; readonly bytes: number }
  | {
      readonly code:
        'EMPTY_FILE' | 'EXCEL_FILE' | 'OLD_EXCEL_FILE' | 'NOT_TEXT' | 'UNKNOWN_ENCODING';
    };

const CHUNK = 1 << 18;

/**
 * Detects the encoding of a file. Streams all of it, because the first significant byte may come late. TIS-620 is
 * windows-874 without a few signs, so both are decoded as that.
 */
export async function detectEncoding(path: string): Promise<EncodingFound> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) return { code: 'EMPTY_FILE' };
    const chunk = Buffer.allocUnsafe(CHUNK);
    const count = new ByteCount();
    let first = true;
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK, at);
      if (bytesRead === 0) break;
      const bytes = chunk.subarray(0, bytesRead);
      if (first) {
        const known = byBeginning(bytes);
        if (known) return typeof known === 'string' ? { encoding: known, bytes: size } : known;
      }
      first = false;
      count.read(bytes);
      at += bytesRead;
    }
    const verdict = count.verdict();
    return typeof verdict === 'string' ? { encoding: verdict, bytes: size } : verdict;
  } finally {
    await file.close();
  }
}

function byBeginning(
  bytes: Buffer,
): Encoding | { readonly code: 'EXCEL_FILE' | 'OLD_EXCEL_FILE' } | null {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x50 && b === 0x4b && c === 3 && d === 4) return { code: 'EXCEL_FILE' };
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) return { code: 'OLD_EXCEL_FILE' };
  // UTF-16 without a byte order mark: in a header of Latin letters every second byte is zero.
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return 'utf-16be';
  return null;
}

/** Bytes that are undefined in windows-1252. */
const none1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Counts how well the bytes above 127 fit UTF-8, windows-874 and windows-1252. */
class ByteCount {
  #zero = 0;
  /** Number of bytes that the current UTF-8 character still needs, then numbers of complete and broken characters. */
  #more = 0;
  #whole = 0;
  #broken = 0;
  /** Numbers of Thai letters, of marks without a Thai letter before them, and of bytes undefined in windows-874. */
  #thai = 0;
  #stray = 0;
  #foreign = 0;
  #before = 0;
  /**
   * Length of the current run of bytes above 127: Thai text has long runs, Latin text at most two accents in a row.
   * The package chardet takes Thai for Big5.
   */
  #run = 0;
  #inRuns = 0;
  #alone = 0;
  #not1252 = false;

  read(bytes: Buffer): void {
    for (const byte of bytes) {
      if (byte < 0x80) {
        if (byte === 0) this.#zero += 1;
        if (this.#more > 0) this.#breakOff();
        if (this.#run > 0) this.#endRun();
        this.#before = byte;
        continue;
      }
      this.#readUtf8(byte);
      this.#readThai(byte);
      this.#run += 1;
      if (none1252.has(byte)) this.#not1252 = true;
      this.#before = byte;
    }
  }

  verdict(): Encoding | { readonly code: 'NOT_TEXT' | 'UNKNOWN_ENCODING' } {
    if (this.#more > 0) this.#breakOff();
    if (this.#zero > 0) return { code: 'NOT_TEXT' };
    if (this.#broken === 0) return 'utf-8';
    // UTF-8 with a few damaged characters: only their rows are refused.
    if (this.#whole >= this.#broken * 10) return 'utf-8';
    this.#endRun();
    const odd = this.#stray + this.#foreign;
    const isThai = this.#thai > 0 && odd * 50 <= this.#thai;
    if (isThai && this.#inRuns >= this.#alone) return 'windows-874';
    const isLatin = !this.#not1252 && this.#alone > this.#inRuns;
    return isLatin ? 'windows-1252' : { code: 'UNKNOWN_ENCODING' };
  }

  #endRun(): void {
    if (this.#run < 3) this.#alone += this.#run;
    else this.#inRuns += this.#run;
    this.#run = 0;
  }

  #readUtf8(byte: number): void {
    if (this.#more > 0 && byte < 0xc0) {
      this.#more -= 1;
      if (this.#more === 0) this.#whole += 1;
      return;
    }
    if (this.#more > 0) this.#breakOff();
    if (byte >= 0xc2 && byte < 0xe0) this.#more = 1;
    else if (byte >= 0xe0 && byte < 0xf0) this.#more = 2;
    else if (byte >= 0xf0 && byte < 0xf5) this.#more = 3;
    else this.#broken += 1;
  }

  #breakOff(): void {
    this.#more = 0;
    this.#broken += 1;
  }

  #readThai(byte: number): void {
    if (isMark(byte)) {
      if (this.#before >= 0xa1) this.#thai += 1;
      else this.#stray += 1;
    } else if ((byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb)) {
      // A single Thai letter between Latin letters is an accented letter of another encoding.
      this.#thai += 1;
    } else if (![0x80, 0x85, 0xa0].includes(byte) && !(byte >= 0x91 && byte <= 0x97)) {
      this.#foreign += 1;
    }
  }
}

/** Returns whether the byte is a vowel or tone mark, which needs a Thai letter before it. */
function isMark(byte: number): boolean {
  return byte === 0xd1 || (byte >= 0xd4 && byte <= 0xda) || (byte >= 0xe7 && byte <= 0xee);
}
