import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { goingOnPage } from '../pages/going-on-page.ts';
import type { App, Host } from '../../host.ts';
import { text } from '../../locales/text.ts';
import { StoredText, postedState, redirectWith, type Call } from '../forms/post-redirect.ts';

const PATH = '/account/going-on';
const GoingOn = Type.Object({ title: StoredText, way: Type.String() });

/**
 * Redirects from a form to an address, perhaps on another host, through an intermediate page,
 * because CSP form-action also covers redirects.
 */
export function goOnTo(
  host: Host,
  call: Call,
  title: StoredText,
  href: string,
): Promise<FastifyReply> {
  return redirectWith(host, call, PATH, { title, way: href }, { isPublic: true });
}

export function goingOnRoutes(app: App, host: Host): void {
  app.get(
    PATH,
    {
      schema: { hide: true },
      config: { access: 'public', origin: 'any', alsoForOperators: true },
    },
    async (request, reply) => {
      const going = await postedState(host, request, GoingOn);
      if (!going) return reply.redirect('/', 303);
      const { title, way: href } = going;
      return goingOnPage(request, reply, text(request.lang, title.key, title.vars), href);
    },
  );
}
