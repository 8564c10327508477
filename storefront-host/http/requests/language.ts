import type { FastifyRequest } from 'fastify';
import { createPathLanguage } from './path-language.ts';
import type { Host, Module } from '../../host.ts';
import { isApiRoute } from '../api/api-route.ts';
import { property } from '../property.ts';
import type { Lang } from '../../db/schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of this request: `?lang=`, cookie, Accept-Language, then the site's default. */
    lang: Lang;
  }
}

const YEAR = 365 * 24 * 3600;

/** Determines the visitor's language (design: Content language): `?lang=`, cookie, Accept-Language, site, 'en'. */
export const language: Module = (app, host) => {
  app.decorateRequest('lang', 'en');
  const siteLanguage = createSiteLanguage(host);
  app.addHook('onRequest', async (request, reply) => {
    const requested = langOf(property(request.query, 'lang'));
    // An API call has the language of its page. Its late answer must not undo a choice that was made meanwhile.
    if (requested && request.cookies['lang'] !== requested && !isApiRoute(request)) {
      // Neither httpOnly nor secret: the page's scripts may read the chosen language.
      reply.setCookie('lang', requested, {
        path: '/',
        maxAge: YEAR,
        sameSite: 'lax',
        secure: host.config.isHttps,
      });
    }
    const wanted =
      requested ??
      langOf(request.cookies['lang']) ??
      preferredOf(request.headers['accept-language']);
    request.lang = wanted ?? (await siteLanguage(request)) ?? 'en';
  });
};

/** Reads the site's language lazily: only requests without any language, such as those of search engines, need it. */
function createSiteLanguage(host: Host) {
  const ofPath = createPathLanguage(host);
  return async (request: FastifyRequest): Promise<Lang | null> => {
    const isAsset = request.routeOptions.config.anonymous === true;
    if (request.requestOrigin.kind === 'shop' || request.isForeignHost || isAsset) {
      return request.siteLang;
    }
    return ofPath(request.url);
  };
}

export function langOf(value: unknown): Lang | null {
  return value === 'th' || value === 'en' ? value : null;
}

/** Returns the preferred one of 'th' and 'en' in an Accept-Language header; null if neither is listed. */
export function preferredOf(header: string | undefined): Lang | null {
  const ranked = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';');
    const lang = langOf(tag.split('-')[0]);
    const q = Number(
      params
        .find((param) => param.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    );
    return lang && q > 0 ? [{ lang, q }] : [];
  });
  return ranked.toSorted((a, b) => b.q - a.q)[0]?.lang ?? null;
}
