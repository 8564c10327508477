import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '@talad/elements/api/error.contract';
import { errorBody } from '../plain-pages/error-body.ts';
import { plainPage } from '../plain-pages/page-shell.ts';
import { text } from '../locales/text.ts';

/** An error as a page of its own, for where no storefront page is at hand: an unknown host, a login. */
export function plainErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): string {
  return plainPage(request, reply, {
    title: text(request.lang, 'page.error.title'),
    body: errorBody(request.lang, error.message),
    languageSwitch: request.method === 'GET',
  });
}
