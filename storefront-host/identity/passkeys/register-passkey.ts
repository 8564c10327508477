import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Transaction } from 'kysely';
import type { Database, Lang } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { makeChallenge, spendChallenge } from './passkey-challenge.ts';
import { addPasskey, listPasskeys, MOST_PASSKEYS } from './passkey.repository.ts';
import { relyingPartyId } from './relying-party-id.ts';
import { parseJson } from './sign-in-with-passkey.ts';

/** EdDSA, ES256 and RS256. The package's default ML-DSA is still experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

const bytes = Type.String({ maxLength: 20_000 });
const Answer = Type.Object({
  id: Type.String({ pattern: '^[\\w-]{1,1400}$' }),
  rawId: bytes,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 8 })),
  }),
});

export interface Holder {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Returns options for `navigator.credentials.create`: a discoverable passkey that verifies its
 * user.
 */
export async function passkeyCreation(host: Host, holder: Holder, lang: Lang) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { challenge, token } = makeChallenge(host, holder.accountId);
  const known = await listPasskeys(host.db, holder.accountId);
  const options = await generateRegistrationOptions({
    rpName: text(lang, 'account.brand'),
    rpID: relyingPartyId(host.config),
    userID: new Uint8Array(Buffer.from(holder.accountId.replaceAll('-', ''), 'hex')),
    userName: holder.email,
    userDisplayName: holder.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
  });
  return { token, options: JSON.stringify(options) };
}

/** False if the answer is invalid or repeated, or the account has the maximum number of passkeys. */
export async function registerPasskey(
  trx: Transaction<Database>,
  host: Host,
  given: {
    readonly accountId: string;
    readonly token: string;
    readonly answer: string;
    readonly name: string;
  },
): Promise<boolean> {
  const answer = readAnswer(given.answer);
  const challenge = await spendChallenge(trx, host, given.accountId, given.token);
  if (!answer || challenge === null) return false;
  if ((await listPasskeys(trx, given.accountId)).length >= MOST_PASSKEYS) return false;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: host.config.publicUrl,
    expectedRPID: relyingPartyId(host.config),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return addPasskey(
    trx,
    {
      accountId: given.accountId,
      id: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
      name: given.name,
    },
    host.now(),
  );
}

function readAnswer(json: string): RegistrationResponseJSON | null {
  const content = parseJson(json);
  return Value.Check(Answer, content) ? { ...content, clientExtensionResults: {} } : null;
}
