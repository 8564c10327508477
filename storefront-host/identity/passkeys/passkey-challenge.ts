import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import { useOnce } from '../used-token.repository.ts';

/** A login page may stay open as long as its interaction is valid. */
const LIFETIME = 3600_000;
const Challenge = Type.Object({ challenge: Type.String(), subject: Type.String() });

export interface PasskeyChallenge {
  /** The base64url value that the authenticator signs. */
  readonly challenge: string;
  /** The form sends it back, as proof that the challenge is ours and belongs to its account. */
  readonly token: string;
}

/** `subject` is the interaction or account of the challenge, which is valid for no other. */
export function makeChallenge({ secrets, now }: Host, subject: string): PasskeyChallenge {
  const challenge = randomBytes(32).toString('base64url');
  const expires = new Date(now().getTime() + LIFETIME);
  return { challenge, token: signToken(secrets, 'passkey', { challenge, subject }, expires) };
}

/** Reads a challenge once: null if the same answer is sent again. */
export async function spendChallenge(
  trx: Transaction<Database>,
  { secrets, now }: Host,
  subject: string,
  token: string,
): Promise<string | null> {
  const given = readToken(secrets, 'passkey', Challenge, token, now());
  if (given?.subject !== subject) return null;
  const until = new Date(now().getTime() + LIFETIME);
  return (await useOnce(trx, `passkey:${given.challenge}`, until)) ? given.challenge : null;
}
