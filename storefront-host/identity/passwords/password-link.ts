import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import type { Host } from '../../host.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';

/** `state` is a hash of the password at the time of the link, so that each link works once. */
const PasswordLink = Type.Object({
  email: Type.String(),
  /** Name of a new account; null if the link sets a new password of an existing one. */
  name: Type.Union([Type.String(), Type.Null()]),
  state: Type.String(),
  next: Type.String(),
});
export type PasswordLink = Static<typeof PasswordLink>;

export function signPasswordLink({ secrets }: Host, link: PasswordLink, expires: Date): string {
  return signToken(secrets, 'password', link, expires);
}

/** Returns null for a forged or expired link. */
export function readPasswordLink({ secrets, now }: Host, token: string): PasswordLink | null {
  return readToken(secrets, 'password', PasswordLink, token, now());
}

export function passwordState(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
}
