import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { readCookie, setCookie } from '../session/session-cookie.ts';

/**
 * Post, redirect, get: a refused form stores its typed values and errors for the page that it redirects to. They
 * are stored on the server and never in the address, and only the browser that posted can read them.
 */
const COOKIE = 'form';
const KEPT_MS = 2 * 3_600_000;

/** `path` is the page that shows the form. */
export async function storePosted(
  host: Host,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  path: string,
  state: unknown,
): Promise<void> {
  const expiresAt = new Date(host.now().getTime() + KEPT_MS);
  const browser = browserOf(host, request) ?? randomUUID();
  const values = { state: JSON.stringify(state), expires_at: expiresAt };
  await host.db
    .insertInto('posted_form')
    .values({ browser, path, ...values })
    .onConflict((conflict) => conflict.columns(['browser', 'path']).doUpdateSet(values))
    .execute();
  setCookie(host.config, reply, COOKIE, reply.signCookie(browser), expiresAt);
}

/** Returns null if this browser posted nothing to `path` within two hours. */
export async function readPosted(
  host: Host,
  request: FastifyRequest,
  path: string,
): Promise<unknown> {
  const browser = browserOf(host, request);
  if (browser === null) return null;
  const row = await host.db
    .selectFrom('posted_form')
    .select('state')
    .where('browser', '=', browser)
    .where('path', '=', path)
    .where('expires_at', '>', host.now())
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Deletes the stored values after the form was accepted. */
export async function deletePosted(
  host: Host,
  request: FastifyRequest,
  path: string,
): Promise<void> {
  const browser = browserOf(host, request);
  if (browser === null) return;
  await host.db
    .deleteFrom('posted_form')
    .where('browser', '=', browser)
    .where('path', '=', path)
    .execute();
}

function browserOf(host: Host, request: FastifyRequest): string | null {
  const raw = readCookie(host.config, request, COOKIE);
  if (raw === null) return null;
  const { valid, value } = request.unsignCookie(raw);
  return valid && value && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}
