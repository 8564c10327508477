import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { seal, unseal } from '../../secrets/seal.ts';
import type { Host } from '../../host.ts';
import type { TextKey } from '../../locales/text.ts';
import { requestedAddress } from '../../rendering/index.ts';
import { storePosted, readPosted } from './posted-form.ts';
import { property } from '../../http/index.ts';

/** Query field with the id of the state that a post left for the page it redirects to. */
const FIELD = 'posted';
const PURPOSE = 'posted form';

const Left = Type.Object({
  id: Type.String(),
  accountId: Type.Union([Type.String(), Type.Null()]),
  state: Type.Unknown(),
});

export interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Post, redirect, get (decision 033): answers 303 to `page`, a path of this host with its query, which reads
 * `state` with `postedState`. The state is stored encrypted, for this browser, without passwords and codes. The
 * state of a form that needs an account is shown to that account only; `isPublic`: the post has just signed
 * the account out.
 */
export async function redirectWith(
  host: Host,
  call: Call,
  page: string,
  state: unknown,
  { isPublic = false }: { readonly isPublic?: boolean } = {},
): Promise<FastifyReply> {
  const { request, reply } = call;
  const isOfAccount = request.routeOptions.config.access === 'account' && !isPublic;
  const accountId = isOfAccount ? (request.visitor?.accountId ?? null) : null;
  const url = requestedAddress(page);
  const id = randomUUID();
  const left: Static<typeof Left> = { id, accountId, state };
  const sealed = seal(host.secrets, PURPOSE, Buffer.from(JSON.stringify(left)));
  await storePosted(host, call, url.pathname, sealed.toString('base64'));
  url.searchParams.set(FIELD, id);
  return reply.redirect(url.pathname + url.search + url.hash, 303);
}

/** Returns the state that a post stored for this page; null if there is none, or for another browser or account. */
export async function postedState<T extends TSchema>(
  host: Host,
  request: FastifyRequest,
  schema: T,
): Promise<Static<T> | null> {
  const id = property(request.query, FIELD);
  if (typeof id !== 'string') return null;
  const sealed = await readPosted(host, request, requestedAddress(request.url).pathname);
  if (typeof sealed !== 'string') return null;
  const plain = unseal(host.secrets, PURPOSE, Buffer.from(sealed, 'base64'));
  const left: unknown = plain && JSON.parse(plain.toString());
  if (!Value.Check(Left, left) || left.id !== id) return null;
  if (left.accountId !== null && left.accountId !== request.visitor?.accountId) return null;
  return Value.Check(schema, left.state) ? left.state : null;
}

/** Returns the part of the query that a language link keeps: `?posted=…`. */
export function postedQuery(query: URLSearchParams): string {
  return `?${new URLSearchParams({ [FIELD]: query.get(FIELD) ?? '' }).toString()}`;
}

/** A text by its key, so that the page renders it in its own language. */
export const StoredText = Type.Object({
  key: Type.Unsafe<TextKey>(Type.String()),
  vars: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});
export type StoredText = Static<typeof StoredText>;
