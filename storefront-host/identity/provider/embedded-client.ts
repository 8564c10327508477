import { createHmac } from 'node:crypto';
import type { Secrets } from '../../secrets/secrets.ts';

export const MOUNT = '/account';
export const CLIENT_ID = 'talad';

export function embeddedIssuer(publicUrl: string): string {
  return publicUrl + MOUNT;
}

/** This program is both ends of the embedded login, so their secret needs no storage. */
export function embeddedClientSecret(secrets: Secrets): string {
  return createHmac('sha256', secrets.tokenKeys[0]).update('oidc-client').digest('base64url');
}
