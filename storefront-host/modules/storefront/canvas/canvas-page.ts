import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import {
  canvasAgent,
  type Assets,
  startDeadline,
  type ResolvedRoute,
} from '../../../rendering/index.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import {
  openCanvasToken,
  readPageState,
  type LoadRequest,
  makePage,
  readSite,
} from '../../content/index.ts';
import { loadPage } from '../load-page.ts';
import { loadCustom } from '../pages/content/load-custom.ts';
import { classOfPage, documentNameOf } from '../site-routes.ts';

/** True for parameters that only the editor sends. */
export function isCanvasRequest(query: URLSearchParams): boolean {
  return query.get('edit') === '1' && query.has('t');
}

/**
 * Renders the draft as visitors would see it, by the same templates, with the editor's agent next
 * to it. Opened by a token alone, never by a session; never cached; framed by the platform only.
 */
export async function answerCanvas(
  host: Host,
  assets: Assets,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { resolved, query }: { resolved: ResolvedRoute; query: URLSearchParams },
): Promise<FastifyReply> {
  const pass = await openCanvasToken(host, query.get('t') ?? '');
  const deadline = startDeadline((error) => {
    request.log.warn({ err: error, reqId: request.id }, 'a canvas is shown without a part');
  });
  const { db, config } = host;
  const ref = resolved.site;
  const siteQuery = {
    db,
    config,
    ref,
    lang: request.lang,
    now: host.now(),
    look: 'draft' as const,
  };
  const site = await deadline.required(readSite(siteQuery));
  const state = pass && (await deadline.required(readPageState(db, pass.shop_id, pass.page)));
  if (!site || !state || !isFor(state, { shopId: site.shopId, resolved })) {
    throw new ApiFailure(403, 'EXPIRED');
  }
  const page = {
    host,
    // A site that has never chosen a look has its theme's.
    site: { ...site, design: { ...state.design } },
    path: resolved.path,
    query: new URLSearchParams(),
    deadline,
    visitor: null,
    draft: state.page,
  };
  const loaded = await loadDraft(page, resolved, state.name);
  if (loaded.kind !== 'page') throw new ApiFailure(404, 'NOT_FOUND');
  const [header, footer] = [state.page.blocks[0]?.id, state.page.blocks.at(-1)?.id];
  const made = makePage(
    {
      ...loaded,
      head: { ...loaded.head, noindex: true },
      frameIds: { header: header ?? '', footer: footer ?? '' },
    },
    {
      site: page.site,
      assets,
      url: `${site.context.place.base}${resolved.path}`,
      deadline,
      cssClass: classOfPage(page.site.look, resolved.page),
    },
  );
  // Speculation rules would fetch pages that the editor never opens.
  const {
    'speculation-rules': _prefetch,
    'content-security-policy': policy,
    ...headers
  } = made.headers;
  return reply
    .status(200)
    .headers(headers)
    .header('content-security-policy', framedByEditor(policy ?? '', config.publicUrl))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(made.body.toString().replace('</head>', `${agentTags(host, assets)}</head>`));
}

/** Loads the draft as visitors would get it: on a built-in page the owner's sections come first. */
async function loadDraft(page: LoadRequest, { page: route }: ResolvedRoute, name: string) {
  const loaded = await loadPage(page, route);
  const isShown = loaded.kind === 'page' && loaded.status === 200;
  return isShown ? loaded : loadCustom(page, name);
}

/** The shop's own pages may not frame it, because their scripts are the owner's. */
function framedByEditor(policy: string, platform: string): string {
  return policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${platform}`);
}

/** Returns whether the token is for this address: its shop and page. */
function isFor(
  pass: { readonly shopId: number; readonly name: string },
  { shopId, resolved }: { readonly shopId: number; readonly resolved: ResolvedRoute },
): boolean {
  return pass.shopId === shopId && pass.name === documentNameOf(resolved.page);
}

/** Returns the tags for the agent, with the origin whose window may send it messages. */
function agentTags({ config }: Host, assets: Assets): string {
  const agent = canvasAgent(assets);
  return [
    `<meta name="talad-editor" content="${escapeHtml(config.publicUrl)}">`,
    // The theme panel may show a preview of any font.
    '<link rel="stylesheet" href="/assets/theme-fonts.css">',
    agent ? `<script type="module" src="${escapeHtml(agent)}"></script>` : '',
  ].join('');
}
