import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import { useOnce } from '../used-token.repository.ts';

/** A login page may stay open for as long as its interaction lives. */
const LIFETIME = 3600_000;
const Challenge = Type.Object({ challenge: Type.String(), subject: Type.String() });

export interface PasskeyChallenge {
  /** base64url, what the authenticator signs. */
  readonly challenge: string;
  /** Comes back with the form: proof that the challenge is ours, and its account. */
  readonly token: string;
}

/** `subject`: the interaction, or the account, that this challenge is for; for no other it is good. */
export function makeChallenge({ secrets, now }: Host, subject: string): PasskeyChallenge {
  const challenge = randomBytes(32).toString('base64url');
  const expires = new Date(now().getTime() + LIFETIME);
  return { challenge, token: signToken(secrets, 'passkey', { challenge, subject }, expires) };
}

/** Reads the challenge, once: the same answer sent again gets null. */
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
