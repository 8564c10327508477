import { generateKeyPairSync, randomBytes, type webcrypto } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { SettingError } from '../config.ts';

type OneOrMore<T> = readonly [T, ...(readonly T[])];
export type SigningKey = webcrypto.JsonWebKey & { readonly kid: string };

/** Newest first: the first of a list signs, all verify; a key is rotated by putting one in front. */
export interface Secrets {
  readonly cookieKeys: OneOrMore<string>;
  readonly tokenKeys: OneOrMore<string>;
  /** Private keys (JWK) that sign the account service's tokens. */
  readonly oidcKeys: OneOrMore<SigningKey>;
}

const SecretsFile = Type.Object({
  cookieKeys: Type.Array(Type.String({ minLength: 32 }), { minItems: 1 }),
  tokenKeys: Type.Array(Type.String({ minLength: 32 }), { minItems: 1 }),
  oidcKeys: Type.Array(Type.Object({ kid: Type.String(), kty: Type.String(), d: Type.String() }), {
    minItems: 1,
  }),
});

export function makeSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(9).toString('base64url');
  return {
    cookieKeys: [randomBytes(32).toString('base64url')],
    tokenKeys: [randomBytes(32).toString('base64url')],
    oidcKeys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }],
  };
}

/**
 * Reads DATA_DIR/secrets.json, or creates it once. If two processes start at the same time, both
 * use one file: each writes its own aside and links it into place, which fails for the second.
 * @throws SettingError when the file exists but is not valid.
 */
export async function openSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const found = await readSecrets(path);
  if (found) return found;
  await mkdir(dataDir, { recursive: true });
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, JSON.stringify(makeSecrets(), null, 2), { mode: 0o600, flush: true });
  try {
    await link(aside, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
  const made = await readSecrets(path);
  if (!made) throw new Error(`${path} could not be made`);
  return made;
}

async function readSecrets(path: string): Promise<Secrets | null> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
  // A restored backup may be readable by all users of the machine.
  await chmod(path, 0o600);
  const parsed = parse(content);
  if (!Value.Check(SecretsFile, parsed)) {
    throw new SettingError(
      `${path} is damaged: restore it from a backup, or move it away (signs everybody out)`,
    );
  }
  return {
    cookieKeys: oneOrMore(parsed.cookieKeys),
    tokenKeys: oneOrMore(parsed.tokenKeys),
    oidcKeys: oneOrMore(parsed.oidcKeys),
  };
}

function oneOrMore<T>([first, ...rest]: readonly T[]): OneOrMore<T> {
  if (first === undefined) throw new Error('secrets.json has an empty list of keys');
  return [first, ...rest];
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
