import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { toSatang } from '@talad/elements/commerce/money';
import { askJson, parseJson, refusalOf } from './ask-json.ts';
import {
  ProviderError,
  type FoundPayment,
  type Notice,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderKeys,
  type ReadNotice,
} from './provider.ts';

/** Pin the API version of the answers below, whatever version the account uses. */
const VERSION = '2019-05-29';
/** Refuse an older webhook, because it may be a replayed copy. */
const NOTICE_SECONDS = 300;

const Charge = Type.Object({
  id: Type.String(),
  status: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
});
const Link = Type.Object({
  id: Type.String(),
  payment_uri: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  deleted: Type.Optional(Type.Boolean()),
  charges: Type.Object({ data: Type.Array(Charge) }),
});
const Refund = Type.Object({
  status: Type.Optional(Type.String()),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
const Refunds = Type.Object({ data: Type.Array(Refund) });
const ChargeNotice = Type.Object({
  data: Type.Object({
    object: Type.Literal('charge'),
    link: Type.Union([Type.String(), Type.Object({ id: Type.String() })]),
  }),
});

/**
 * Uses Omise by its REST interface, with payment links whose page Omise hosts (decision 320).
 * @param api https://api.omise.co
 */
export function omiseProvider(keys: ProviderKeys, api: URL): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`;

  async function ask<T extends TSchema>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    schema: T,
    body?: object,
  ): Promise<Static<T>> {
    const answer = await askJson('Omise', new URL(path, api), {
      method,
      headers: {
        authorization,
        'omise-version': VERSION,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.isOk) throw refusalOf('Omise', answer);
    if (Value.Check(schema, answer.body)) return answer.body;
    throw new ProviderError('down', `Omise: an answer that we do not know to ${method} ${path}`);
  }

  const linkOf = (pageId: string) => ask('GET', `/links/${encodeURIComponent(pageId)}`, Link);

  return {
    async checkKeys() {
      try {
        await ask('GET', '/account', Type.Object({ id: Type.String() }));
        return true;
      } catch (error) {
        if (error instanceof ProviderError && error.kind === 'refused') return false;
        throw error;
      }
    },
    async begin(request) {
      const link = await ask('POST', '/links', Link, linkFor(request));
      return { pageId: link.id, url: link.payment_uri };
    },
    find: async (pageId) => found(await linkOf(pageId)),
    async close(pageId) {
      await ask('DELETE', `/links/${encodeURIComponent(pageId)}`, Type.Unknown());
    },
    async refund({ id, chargeId, amount }) {
      const path = `/charges/${encodeURIComponent(chargeId)}/refunds`;
      // Omise has no idempotency keys: find a refund whose answer was lost by our id.
      const { data } = await ask('GET', `${path}?limit=100`, Refunds);
      const made = data.find(({ metadata }) => metadata?.['refund_id'] === id);
      const refund =
        made ?? (await ask('POST', path, Refund, { amount, metadata: { refund_id: id } }));
      return refund.status === 'pending' ? 'pending' : 'done';
    },
    readNotice: (notice) => Promise.resolve(pageIn(notice, keys.webhookSecret)),
  };
}

function linkFor({ amount, title, id }: PaymentRequest) {
  return { amount, currency: 'thb', title, description: `${title} (${id})`, multiple: false };
}

/** A single-use link has at most one successful charge, and failed ones before it. */
function found(link: Static<typeof Link>): FoundPayment {
  const paid = link.charges.data.find(({ status }) => status === 'successful');
  if (!paid) {
    const state = link.deleted === true ? 'over' : 'open';
    return { state, amount: toSatang(link.amount), currency: link.currency, chargeId: null };
  }
  const { amount, currency, id } = paid;
  return { state: 'paid', amount: toSatang(amount), currency, chargeId: id };
}

/**
 * Checks the HMAC-SHA256 of time and body with the secret's bytes; there are two signatures while
 * the secret changes.
 */
function pageIn({ body, headers, now }: Notice, secret: string): ReadNotice {
  const { 'omise-signature': signatures, 'omise-signature-timestamp': time } = headers;
  if (typeof signatures !== 'string' || typeof time !== 'string') return { isForged: true };
  const age = Math.abs(now.getTime() / 1000 - Number(time));
  // This is also false for NaN.
  if (!(age <= NOTICE_SECONDS)) return { isForged: true };
  const expected = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${time}.`)
    .update(body)
    .digest();
  const isSigned = signatures.split(',').some((signature) => {
    const given = Buffer.from(signature.trim(), 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return { isForged: true };
  const event = parseJson(body.toString());
  if (!Value.Check(ChargeNotice, event)) return { isForged: false, pageId: null };
  const { link } = event.data;
  return { isForged: false, pageId: typeof link === 'string' ? link : link.id };
}
