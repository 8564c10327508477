import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '@talad/elements/api/error.contract';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { html } from '../../html/html.ts';
import type { Config } from '../../config.ts';
import {
  type Assets,
  requestedAddress,
  resolveRoute,
  type SiteRef,
} from '../../rendering/index.ts';
import { stillPage } from './still-page.ts';

/** Returns the error page of a shop for its visitors. Reads nothing, because the database may be down. */
export function brokenPage(
  config: Config,
  assets: Assets,
  { request, reply, error }: { request: FastifyRequest; reply: FastifyReply; error: ApiError },
): string {
  const { lang } = request;
  const title = pageText(lang, 'broken.title');
  const { pathname, search } = requestedAddress(request.url);
  const home = homeOf(resolveRoute(request.requestOrigin, pathname).site);
  const body = html`<main id="main" class="contained">
    <div class="message">
      <h1>${title}</h1>
      <p>${pageText(lang, 'broken.text')}</p>
      <p class="actions">
        <a class="button" href="${pathname}${search}">${pageText(lang, 'broken.again')}</a>
        <a class="button quiet" href="${home}">${pageText(lang, 'missing.home')}</a>
      </p>
      <p class="muted">${pageText(lang, 'broken.reference', { id: request.id })} · ${error.code}</p>
    </div>
  </main>`.source;
  const page = stillPage(config, assets, { lang, title, body });
  reply.header('content-security-policy', page.policy);
  return page.html;
}

/** A shop in path form has its front page below its own name. */
function homeOf(site: SiteRef): string {
  return site.kind === 'shop' && site.form === 'path'
    ? `/web/${encodeURIComponent(site.shopname)}`
    : '/';
}
