import { Type, type Static } from 'typebox';
import type { Host } from '../../../host.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { readToken, signToken } from '../../../secrets/signed-token.ts';
import { accountMay } from '../../../identity/index.ts';

const PURPOSE = 'canvas';
/** Long enough to load the frame and request data for its sections; the editor gets a new token with one call. */
export const CANVAS_MINUTES = 15;

/** Opens the draft of one page of one shop, and nothing else (decision 011). */
const Pass = Type.Object({
  shop_id: Type.Integer(),
  page: Type.String(),
  account_id: Type.String(),
});
export type CanvasPass = Static<typeof Pass>;

export function signCanvasToken(secrets: Secrets, pass: CanvasPass, expiresAt: Date): string {
  return signToken(secrets, PURPOSE, { ...pass }, expiresAt);
}

/** Returns the token's content while its user may edit the shop, so that removed staff are locked out at once. */
export async function openCanvasToken(host: Host, token: string): Promise<CanvasPass | null> {
  const pass = readToken(host.secrets, PURPOSE, Pass, token, host.now());
  if (!pass) return null;
  const { shop_id: shopId, account_id: accountId } = pass;
  return (await accountMay(host.db, shopId, accountId, 'page:write')) ? pass : null;
}
