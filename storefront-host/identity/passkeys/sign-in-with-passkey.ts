import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Host } from '../../host.ts';
import { recordEvent } from '../account-events.ts';
import type { Device } from '../devices/device.ts';
import { makeChallenge, spendChallenge } from './passkey-challenge.ts';
import { findPasskey, notePasskeyUse } from './passkey.repository.ts';
import { relyingPartyId } from './relying-party-id.ts';

const text = Type.String({ maxLength: 10_000 });
/** Fields of `PublicKeyCredential.toJSON()` that are read. */
const Answer = Type.Object({
  id: Type.String({ pattern: '^[\\w-]{1,1400}$' }),
  rawId: text,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: Type.Optional(Type.Union([text, Type.Null()])),
  }),
});

/**
 * Returns options for `navigator.credentials.get`, without a list of passkeys, so that the browser
 * offers its own.
 */
export function passkeyRequest(host: Host, subject: string) {
  const { challenge, token } = makeChallenge(host, subject);
  const rpId = relyingPartyId(host.config);
  const options = { challenge, rpId, userVerification: 'required', allowCredentials: [] };
  return { token, options: JSON.stringify(options) };
}

export interface PasskeyAnswer {
  readonly subject: string;
  readonly token: string;
  /** The browser's answer as JSON. */
  readonly answer: string;
  readonly device: Device;
}

/**
 * Returns the account of a passkey; null for every invalid answer. A counter that did not increase means that a
 * copy exists: the owner is notified, and the sign-in refused.
 */
export async function accountOfPasskey(host: Host, given: PasskeyAnswer): Promise<string | null> {
  const answer = readAnswer(given.answer);
  if (!answer) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  return host.db.transaction().execute(async (trx) => {
    const challenge = await spendChallenge(trx, host, given.subject, given.token);
    const passkey = challenge === null ? undefined : await findPasskey(trx, answer.id);
    if (challenge === null || !passkey) return null;
    const verified = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: host.config.publicUrl,
      expectedRPID: relyingPartyId(host.config),
      requireUserVerification: true,
      // The counter is checked below, after the signature.
      credential: { id: answer.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    const counts = newCounter > 0 || passkey.counter > 0;
    if (counts && newCounter <= passkey.counter) {
      await recordEvent(trx, host, {
        accountId: passkey.account_id,
        kind: 'passkey_refused',
        device: given.device,
        data: { name: passkey.name },
      });
      return null;
    }
    await notePasskeyUse(
      trx,
      answer.id,
      { counter: newCounter, backedUp: credentialBackedUp },
      host.now(),
    );
    return passkey.account_id;
  });
}

function readAnswer(json: string): AuthenticationResponseJSON | null {
  const content = parseJson(json);
  if (!Value.Check(Answer, content)) return null;
  const { userHandle, ...response } = content.response;
  return {
    ...content,
    response: { ...response, ...(userHandle && { userHandle }) },
    clientExtensionResults: {},
  };
}

export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
