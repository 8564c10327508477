import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '@talad/elements/api/error.contract';
import { errorBody } from '../plain-pages/error-body.ts';
import { plainPage } from '../plain-pages/page-shell.ts';
import { text } from '../../locales/text.ts';
import { signInPath } from '../requests/sign-in-path.ts';

/** Renders an error outside a storefront, such as an unknown host or a failed sign-in. */
export function plainErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
): string {
  return errorPage(request, reply, error.message, signInAfter(request, error.code));
}

/** `signIn`: address of the sign-in page, if only a session was missing. */
export function errorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  message: string,
  signIn: string | undefined,
): string {
  return plainPage(request, reply, {
    title: text(request.lang, 'page.error.title'),
    body: errorBody(request.lang, message, signIn),
    languageSwitch: request.method === 'GET',
  });
}

/** Returns the address of the sign-in page if only a session was missing. */
export function signInAfter(request: FastifyRequest, code: string): string | undefined {
  if (code === 'UNAUTHENTICATED') return signInPath(request, pageOfForm(request));
  // The pages of a sign-in that has expired or was submitted twice.
  const isSignIn = /^\/(account\/(interaction|auth)|login)\//.test(request.routeOptions.url ?? '');
  return code === 'EXPIRED' && isSignIn ? signInPath(request, '/') : undefined;
}

/** Returns the page whose form was submitted after its session had ended; the front page without a referrer. */
function pageOfForm({ headers: { referer = '' }, ownOrigin }: FastifyRequest): string {
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url?.origin === ownOrigin ? url.pathname + url.search : '/';
}
