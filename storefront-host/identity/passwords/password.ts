import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(
  scrypt as (
    password: string,
    salt: Buffer,
    length: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => void,
);

/** OWASP's scrypt row for 32 MiB; argon2 of node:crypto is still a release candidate in Node 24. */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const LENGTH = 32;

/** `scrypt$15$8$3${salt}${key}`: the hash contains its cost, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(normal(password), salt, LENGTH, options(COST.log2N, COST.r, COST.p));
  return ['scrypt', COST.log2N, COST.r, COST.p, b64(salt), b64(key)].join('$');
}

/**
 * False for a wrong password. Without a hash (unknown account, or one without a password) it takes as long, so
 * that the response time does not reveal which accounts exist.
 */
export async function checkPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = hash === null ? null : parse(hash);
  const { log2N, r, p, salt, key } = stored ?? {
    ...COST,
    salt: Buffer.alloc(16),
    key: Buffer.alloc(LENGTH),
  };
  const given = await derive(normal(password), salt, key.length, options(log2N, r, p));
  return timingSafeEqual(given, key) && stored !== null;
}

function parse(hash: string) {
  const [kind, log2N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || !salt || !key) throw new Error('unknown kind of password hash');
  return {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function options(log2N: number, r: number, p: number): ScryptOptions {
  return { N: 2 ** log2N, r, p, maxmem: 64 * 1024 * 1024 };
}

/** Normalizes Unicode: keyboards may send composed or decomposed letters. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

function b64(bytes: Buffer): string {
  return bytes.toString('base64url');
}
