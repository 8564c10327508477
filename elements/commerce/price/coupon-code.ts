/** Without characters that look alike: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a code that cannot be guessed, from the cryptographic source of browser or server. */
export function randomCode(length: number): string {
  let code = '';
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes above the last whole multiple would make some characters more likely.
      if (byte >= 256 - (256 % ALPHABET.length) || code.length === length) continue;
      code += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return code;
}
