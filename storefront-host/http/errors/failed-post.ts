import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readToken, signToken } from '../../secrets/signed-token.ts';
import type { Host, Module } from '../../host.ts';
import { isTextKey, text } from '../../locales/text.ts';
import type { ApiFailure } from './api-failure.ts';
import { errorPage, signInAfter } from './plain-error-page.ts';

const PATH = '/forms/failed';
const PURPOSE = 'failed-post';
const LIFETIME_MS = 2 * 3_600_000;

const Failed = Type.Object({
  status: Type.Integer({ minimum: 400, maximum: 599 }),
  code: Type.String(),
  vars: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  signIn: Type.Optional(Type.String()),
});

/**
 * Answers a refused form with 303 to a page that explains the refusal, so that Back and reload never post again.
 * The address contains the whole message, so that the page works while the database is down. It contains none of
 * the submitted values.
 */
export function redirectFailedPost(
  host: Host,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { status, code, vars }: Pick<ApiFailure, 'status' | 'code' | 'vars'>,
): FastifyReply {
  const signIn = signInAfter(request, code);
  const failed = { status, code, vars, ...(signIn !== undefined && { signIn }) };
  const expiresAt = new Date(host.now().getTime() + LIFETIME_MS);
  const token = signToken(host.secrets, PURPOSE, failed, expiresAt);
  return reply.redirect(`${PATH}?e=${encodeURIComponent(token)}`, 303);
}

/** The page to which a refused post redirects, on every host of this server. */
export const failedPosts: Module = (app, host) => {
  app.get(
    PATH,
    {
      config: { access: 'public', origin: 'any', alsoForOperators: true },
      schema: {
        hide: true,
        querystring: Type.Object({ e: Type.Optional(Type.String({ maxLength: 8_000 })) }),
      },
    },
    async (request, reply) => {
      const { e = '' } = request.query;
      const failed = readToken(host.secrets, PURPOSE, Failed, e, host.now());
      const key = `error.${failed?.code ?? ''}`;
      if (!failed || !isTextKey(key)) return reply.redirect('/', 303);
      reply.status(failed.status);
      return errorPage(request, reply, text(request.lang, key, failed.vars), failed.signIn);
    },
  );
};
