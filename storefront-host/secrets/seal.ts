import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts values that a copy of the database must not reveal: nonce, tag, ciphertext. The key
 * comes from DATA_DIR/secrets.json, one for each purpose.
 */
export function seal(secrets: Pick<Secrets, 'tokenKeys'>, purpose: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, keyOf(secrets.tokenKeys[0], purpose), nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Returns null if none of our keys decrypts it: another installation sealed it, or it was changed. */
export function unseal(
  secrets: Pick<Secrets, 'tokenKeys'>,
  purpose: string,
  sealed: Buffer,
): Buffer | null {
  for (const key of secrets.tokenKeys) {
    const decipher = createDecipheriv(ALGORITHM, keyOf(key, purpose), sealed.subarray(0, NONCE), {
      authTagLength: TAG,
    });
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    } catch {
      // Another key encrypted it: try the next one.
    }
  }
  return null;
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `talad seal ${purpose}`, 32));
}
