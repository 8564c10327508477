import { Type, type Static } from 'typebox';
import type { Secrets } from '../../account/secrets.ts';
import { readToken, signToken } from '../../account/signed-token.ts';

const PURPOSE = 'canvas';
/** Long enough to load the frame and to ask for sections' data; a new one costs a call. */
export const CANVAS_MINUTES = 15;

/** Opens the draft of one page of one shop, and nothing else. */
const Pass = Type.Object({ shop_id: Type.Integer(), page: Type.String() });
export type CanvasPass = Static<typeof Pass>;

export function signCanvasToken(secrets: Secrets, pass: CanvasPass, expiresAt: Date): string {
  return signToken(secrets, PURPOSE, { ...pass }, expiresAt);
}

export function readCanvasToken(secrets: Secrets, token: string, now: Date): CanvasPass | null {
  return readToken(secrets, PURPOSE, Pass, token, now);
}
