import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from 'typebox';
import type { Lang } from '../../db/schema.ts';
import type { Host } from '../../host.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { beginAttempt, forgiveAttempt } from '../passwords/login-throttle.ts';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import { useOnce } from '../used-token.repository.ts';
import { codeMail } from './code-mail.ts';

/** The provider's identity, which the form that asks for an address carries. */
export const Claim = Type.Object({
  provider: Type.Union([Type.Literal('google'), Type.Literal('line')]),
  issuer: Type.String(),
  subject: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  /** Id of the login that the code belongs to. */
  uid: Type.String(),
});
export type Claim = Static<typeof Claim>;

const SentCode = Type.Object({
  id: Type.String(),
  email: Type.String(),
  mark: Type.String(),
  claim: Claim,
});

const CLAIM_LIFETIME = 3600_000;
const CODE_LIFETIME = 15 * 60_000;

export function signClaim({ secrets, now }: Host, claim: Claim): string {
  return signToken(secrets, 'claim', { ...claim }, new Date(now().getTime() + CLAIM_LIFETIME));
}

export function readClaim({ secrets, now }: Host, token: string): Claim | null {
  return readToken(secrets, 'claim', Claim, token, now());
}

/** Sends a code and returns its token, or the seconds to wait if too many were sent. */
export async function sendCode(
  host: Host,
  to: { readonly claim: Claim; readonly email: string; readonly address: string },
  lang: Lang,
): Promise<{ readonly token: string } | { readonly seconds: number }> {
  const { db, secrets, config, now } = host;
  const { claim, email, address } = to;
  const attempt = { email: `mail to ${email}`, address, step: 'code' } as const;
  const seconds = await beginAttempt(db, attempt, now());
  if (seconds > 0) return { seconds };
  const id = randomBytes(16).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction().execute((trx) =>
    queueMail(trx, {
      ...codeMail(lang, code, config.publicUrl),
      about: id,
      kind: 'account.code',
      shop_id: null,
      recipient: email,
    }),
  );
  const sent = { id, email, mark: markOf(host, id, code), claim };
  return { token: signToken(secrets, 'code', sent, new Date(now().getTime() + CODE_LIFETIME)) };
}

export interface SentTo {
  readonly email: string;
  readonly claim: Claim;
}

export function readSentCode({ secrets, now }: Host, token: string): SentTo | null {
  return readToken(secrets, 'code', SentCode, token, now());
}

/**
 * Returns whether this is the code of the mail. Each code works once, and wrong codes are delayed for the address.
 */
export async function takeCode(
  host: Host,
  token: string,
  code: string,
  address: string,
): Promise<{ readonly taken: boolean } | { readonly seconds: number }> {
  const { db, secrets, now } = host;
  const sent = readToken(secrets, 'code', SentCode, token, now());
  if (!sent) return { taken: false };
  const attempt = { email: `code of ${sent.email}`, address, step: 'code' } as const;
  const seconds = await beginAttempt(db, attempt, now());
  if (seconds > 0) return { seconds };
  const given = Buffer.from(markOf(host, sent.id, code));
  const wanted = Buffer.from(sent.mark);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { taken: false };
  const until = new Date(now().getTime() + CODE_LIFETIME);
  const taken = await db.transaction().execute((trx) => useOnce(trx, `code:${sent.id}`, until));
  if (taken) await forgiveAttempt(db, attempt);
  return { taken };
}

/** Keyed, because a million codes could be tried against a plain hash in a second. */
function markOf({ secrets }: Host, id: string, code: string): string {
  return createHmac('sha256', secrets.tokenKeys[0])
    .update(`code ${id} ${code}`)
    .digest('base64url');
}
