import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { Secrets } from './secrets.ts';

const Expiring = Type.Object({ exp: Type.Number() });

/**
 * Signs a token `{payload}.{signature}` in base64url, which anyone can read and only we can make.
 * `purpose` is part of the signed text, so a token of one purpose is not valid for another.
 */
export function signToken(
  secrets: Secrets,
  purpose: string,
  payload: Readonly<Record<string, unknown>>,
  expiresAt: Date,
): string {
  const body = Buffer.from(JSON.stringify({ ...payload, exp: expiresAt.getTime() })).toString(
    'base64url',
  );
  const [newest] = secrets.tokenKeys;
  return `${body}.${signature(newest, purpose, body).toString('base64url')}`;
}

/** Returns the payload, or null when the token is forged, of another purpose or shape, or expired. */
export function readToken<T extends TSchema>(
  secrets: Secrets,
  purpose: string,
  schema: T,
  token: string,
  now: Date,
): Static<T> | null {
  const [body, mark, ...rest] = token.split('.');
  if (!body || !mark || rest.length > 0) return null;
  const given = Buffer.from(mark, 'base64url');
  const genuine = secrets.tokenKeys.some((key) => {
    const wanted = signature(key, purpose, body);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
  if (!genuine) return null;
  // The signature is ours, so the body is valid JSON.
  const content: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (!Value.Check(Expiring, content)) return null;
  const { exp, ...payload } = content;
  if (exp <= now.getTime()) return null;
  return Value.Check(schema, payload) ? payload : null;
}

function signature(key: string, purpose: string, body: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}.${body}`).digest();
}
