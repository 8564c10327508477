import { Type } from 'typebox';
import type { Host } from '../../host.ts';
import { MOUNT } from '../provider/embedded-client.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';

const LIFETIME = 10 * 60_000;
const Step = Type.Object({ uid: Type.String(), accountId: Type.String() });

/** Returns the address of the second step of the login `uid`, after its first step. */
export function secondStepAddress({ secrets, now }: Host, uid: string, accountId: string): string {
  const expires = new Date(now().getTime() + LIFETIME);
  const token = signToken(secrets, 'second-step', { uid, accountId }, expires);
  return `${MOUNT}/interaction/${uid}/code?token=${token}`;
}

/** Returns the account of the second step; null for an expired token, or one of another login. */
export function readSecondStep({ secrets, now }: Host, uid: string, token: string): string | null {
  const step = readToken(secrets, 'second-step', Step, token, now());
  return step?.uid === uid ? step.accountId : null;
}
