import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '@talad/elements/api/error.contract';
import type { Module } from '../../host.ts';
import { PicturesBusy } from '../../media/pictures-busy.ts';
import { text, type TextVars } from '../../locales/text.ts';
import { ApiFailure } from './api-failure.ts';
import { callerFault } from './caller-fault.ts';
import { databaseAway, FULL_DISK_SECONDS, isFullDisk } from './database-away.ts';
import { redirectFailedPost } from './failed-post.ts';
import { reportBug } from './report-bug.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { validationFields } from '../api/validation-fields.ts';

type ErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
) => Promise<string> | string;

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders the error page as HTML. The storefront replaces it with its own. */
    errorPage: { render: ErrorPage };
    /** True if a request failed recently because of a full disk. */
    fullDisk: { isRecent: () => boolean };
  }
}

/** Turns errors into replies: JSON for programs, a page for people. */
export const errors: Module = (app, host) => {
  app.decorate('errorPage', { render: plainErrorPage });
  let fullDiskAt = Number.NEGATIVE_INFINITY;
  app.decorate('fullDisk', {
    isRecent: () => performance.now() - fullDiskAt < FULL_DISK_SECONDS * 1_000,
  });
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const failure = failureOf(error);
    if (isFullDisk(error)) fullDiskAt = performance.now();
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    if (failure.status === 500) await reportBug(host, request, error);
    return send(failure, request, reply);
  });
  app.setNotFoundHandler(async (request, reply) =>
    send(new ApiFailure(404, 'NOT_FOUND'), request, reply),
  );

  async function send(failure: ApiFailure, request: FastifyRequest, reply: FastifyReply) {
    reply.status(failure.status).header('cache-control', 'no-store');
    if (failure.status === 429 || failure.status === 503)
      reply.header('retry-after', String(failure.vars['seconds'] ?? 1));
    if (request.method === 'POST' && wantsPage(request)) {
      const { status, code } = failure;
      return redirectFailedPost(
        host,
        { request, reply },
        { status, code, vars: varsOf(failure, request) },
      );
    }
    const body = bodyOf(failure, request);
    if (!wantsPage(request)) return reply.type('application/json').send(JSON.stringify(body));
    return reply
      .type('text/html; charset=utf-8')
      .send(await app.errorPage.render(request, reply, body));
  }
};

/** Returns whether a browser navigates: it asks for HTML, and not below /api/. */
export function wantsPage(request: FastifyRequest): boolean {
  if (request.url.startsWith('/api/')) return false;
  return (request.headers.accept ?? '').includes('text/html');
}

function bodyOf(failure: ApiFailure, request: FastifyRequest): ApiError {
  const { fields, ...details } = failure.details;
  return {
    error: true,
    code: failure.code,
    message: text(request.lang, `error.${failure.code}`, varsOf(failure, request)),
    ...(fields && {
      fields: fields.map(({ path, key, vars }) => ({
        path,
        message: text(request.lang, key, vars),
      })),
    }),
    ...details,
  };
}

function varsOf({ code, vars }: ApiFailure, { id }: FastifyRequest): TextVars {
  return code === 'INTERNAL' ? { id } : vars;
}

/** Details of a bug are only logged; the caller gets the id of the request. */
function failureOf(error: FastifyError): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof PicturesBusy) return new ApiFailure(error.status, error.code, error.vars);
  if (error.validation) {
    return new ApiFailure(400, 'VALIDATION', {}, { fields: validationFields(error.validation) });
  }
  const fault = callerFault(error) ?? databaseAway(error);
  if (fault) return fault;
  switch (error.statusCode) {
    case 400:
      return new ApiFailure(400, 'BAD_REQUEST');
    case 404:
      return new ApiFailure(404, 'NOT_FOUND');
    case 413:
      return new ApiFailure(413, 'TOO_LARGE');
    case 415:
      return new ApiFailure(415, 'UNSUPPORTED_TYPE');
    case 503:
      return new ApiFailure(503, 'UNAVAILABLE');
    case undefined:
    default:
      return new ApiFailure(500, 'INTERNAL');
  }
}
