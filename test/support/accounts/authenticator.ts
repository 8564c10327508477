import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Circumstances {
  /** Origin that the browser reports; a shop's page reports its own. */
  readonly origin: string;
  readonly rpId: string;
  /** True if the device verified its user. */
  readonly verified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/**
 * Implements an authenticator in software (WebAuthn level 3, ES256, no attestation), also for
 * answers that a real one never sends.
 */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);

  function authenticatorData(rpId: string, flags: number, counter: number, more = Buffer.alloc(0)) {
    const head = Buffer.alloc(37);
    createHash('sha256').update(rpId).digest().copy(head);
    head.writeUInt8(flags, 32);
    head.writeUInt32BE(counter, 33);
    return Buffer.concat([head, more]);
  }

  const flagsOf = ({ verified = true }: Circumstances) =>
    USER_PRESENT | (verified ? USER_VERIFIED : 0);

  return {
    id: id.toString('base64url'),
    register(challenge: string, at: Circumstances): string {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = authenticatorData(at.rpId, flagsOf(at) | HAS_CREDENTIAL, 0, credential);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer(id, {
        clientDataJSON: clientData('webauthn.create', challenge, at).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      });
    },
    signIn(challenge: string, counter: number, at: Circumstances): string {
      const data = clientData('webauthn.get', challenge, at);
      const authData = authenticatorData(at.rpId, flagsOf(at), counter);
      const hash = createHash('sha256').update(data).digest();
      const signature = sign('sha256', Buffer.concat([authData, hash]), privateKey);
      return answer(id, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function answer(id: Buffer, response: object): string {
  const name = id.toString('base64url');
  return JSON.stringify({ id: name, rawId: name, type: 'public-key', response });
}

function clientData(type: string, challenge: string, { origin }: Circumstances): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** RFC 9053 defines the elliptic key of P-256 for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(cose as never));
}
