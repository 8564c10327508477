import type { LightMyRequestResponse } from 'fastify';
import {
  cookieName,
  SESSION_COOKIE,
} from '../../../storefront-host/identity/session/session-cookie.ts';
import { answerAfterPost } from '../pages/follow-posted.ts';
import type { TestHost } from '../test-host.ts';

/** Requests pages and posts forms as a browser does, with a Cookie header instead of a jar. */
export function accountForms(host: TestHost) {
  const { publicUrl } = host.host.config;
  const headersOf = (cookie: string) => ({ cookie, accept: 'text/html', 'accept-language': 'en' });
  return {
    get: (url: string, cookie = '') => host.inject({ url, headers: headersOf(cookie) }),
    /** Returns the page that a post's redirect leads to. */
    after: (posted: LightMyRequestResponse, cookie = '') =>
      answerAfterPost(host, posted, { headers: headersOf(cookie) }),
    post: (url: string, cookie: string, fields: Readonly<Record<string, string>> = {}) =>
      host.inject({
        method: 'POST',
        url,
        headers: {
          ...headersOf(cookie),
          origin: publicUrl,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      }),
    /** Returns whether a session is valid. */
    async isSignedIn(cookie: string): Promise<boolean> {
      const { statusCode } = await host.inject({
        url: '/api/v1/users/me/profile',
        headers: { cookie },
      });
      return statusCode === 200;
    },
    /** Returns the session that a reply begins or renews. */
    sessionOf(reply: LightMyRequestResponse): string | null {
      const name = cookieName(host.host.config, SESSION_COOKIE);
      const cookie = reply.cookies.find((one) => one.name === name);
      return cookie?.value ? `${name}=${cookie.value}` : null;
    },
    async mailsTo(recipient: string) {
      await host.host.jobs.drain();
      return host.db
        .selectFrom('mail')
        .select(['kind', 'subject', 'body'])
        .where('recipient', '=', recipient)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },
  };
}

/** Returns the value of a page's hidden field. */
export function hiddenField(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** Returns the path of the first link of a mail. */
export function linkIn(body: string | undefined): string {
  const url = /https?:\S+/.exec(body ?? '')?.[0];
  return url ? url.replace(/^https?:\/\/[^/]+/, '') : '';
}
