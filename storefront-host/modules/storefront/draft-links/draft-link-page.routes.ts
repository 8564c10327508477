import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { formatDateTime } from '@talad/elements/locales/format';
import { FRONT_PAGE } from '@talad/elements/page/page';
import type { Module } from '../../../host.ts';
import { html } from '../../../html/html.ts';
import { ApiFailure } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { devAssets, readAssets, resolveRoute } from '../../../rendering/index.ts';
import { openDraftLink, pagePath, type OpenedDraft } from '../../content/index.ts';
import { renderDraft } from '../canvas/draft-page.ts';
import { stillPage } from '../still-page.ts';

/** The page of a link to a draft: opened by its token alone, without an account (decision 499). */
export const draftLinkPage: Module = (app, host) => {
  const assets = host.config.dev ? devAssets : readAssets();
  app.get(
    '/preview/:token',
    {
      config: { access: 'public', origin: 'platform', rateLimit: { max: 60 } },
      schema: { hide: true, params: Type.Object({ token: Type.String({ maxLength: 100 }) }) },
    },
    async (request, reply) => {
      const { token } = request.params;
      const opened = await openDraftLink(host.db, { token, at: host.now() });
      if (!opened) return ended(request, reply);
      try {
        const { status, headers, body } = await render(request, token, opened);
        return await reply
          .status(status)
          .headers(headers)
          // Forms of the page name their origin, and other sites never get the token.
          .header('referrer-policy', 'strict-origin')
          .send(body);
      } catch (error) {
        // The page was removed meanwhile, or its address has another meaning.
        const isGone = error instanceof ApiFailure && error.status < 500;
        if (isGone) return ended(request, reply);
        throw error;
      }
    },
  );

  function render(request: FastifyRequest, token: string, opened: OpenedDraft) {
    const { lang } = request;
    const { shopId, kind, shopname, page, expiresAt } = opened;
    const base = kind === 'mall' ? '' : `/web/${shopname}`;
    const path = page === FRONT_PAGE ? base || '/' : `${base}${pagePath(page)}`;
    const until = formatDateTime(expiresAt, lang);
    return renderDraft(
      {
        host,
        assets,
        request,
        resolved: resolveRoute({ kind: 'platform' }, decodeURIComponent(path)),
        opened: { shop_id: shopId, page },
        url: `/preview/${token}`,
        notice: text(lang, 'draft_link.notice', { until }),
      },
      (state) => state,
    );
  }

  /** One answer for wrong, expired and revoked links, which tells nothing about any of them. */
  function ended(request: FastifyRequest, reply: FastifyReply) {
    const { lang } = request;
    const title = text(lang, 'draft_link.ended.title');
    const body = html`<main id="main" class="contained">
      <div class="message">
        <h1>${title}</h1>
        <p>${text(lang, 'draft_link.ended.text')}</p>
        <p class="actions"><a class="button" href="/">${text(lang, 'draft_link.ended.home')}</a></p>
      </div>
    </main>`.source;
    const page = stillPage(host.config, assets, { lang, title, body });
    return reply
      .status(404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', page.policy)
      .send(page.html);
  }
};
