const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding: what people can read aloud and authenticator apps take. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let rest = 0;
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET.charAt((rest >> (bits - 5)) & 31);
    rest &= 255;
  }
  return bits === 0 ? text : text + ALPHABET.charAt((rest << (5 - bits)) & 31);
}
