import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Secrets } from '../../secrets/secrets.ts';

/** The last row of a page: its sort value, and the key that breaks ties. */
export interface Position {
  readonly value: string;
  readonly id: string;
}

const Stored = Type.Tuple([Type.String(), Type.String()]);
const MAC_BYTES = 16;

/** `scope` names shop, list, filter and sort: a cursor is valid for one of them. */
export function writeCursor(secrets: Secrets, scope: string, { value, id }: Position): string {
  const body = Buffer.from(JSON.stringify([value, id])).toString('base64url');
  const [newest] = secrets.tokenKeys;
  return `${body}.${macOf(newest, scope, body).toString('base64url')}`;
}

/** Null for a forged cursor, or one of another scope. */
export function readCursor(secrets: Secrets, scope: string, cursor: string): Position | null {
  const [body, mac, ...rest] = cursor.split('.');
  if (!body || !mac || rest.length > 0) return null;
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== MAC_BYTES) return null;
  if (!secrets.tokenKeys.some((key) => timingSafeEqual(macOf(key, scope, body), given)))
    return null;
  const stored: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  return Value.Check(Stored, stored) ? { value: stored[0], id: stored[1] } : null;
}

function macOf(key: string, scope: string, body: string): Buffer {
  return createHmac('sha256', key)
    .update(`list\n${scope}\n${body}`)
    .digest()
    .subarray(0, MAC_BYTES);
}
