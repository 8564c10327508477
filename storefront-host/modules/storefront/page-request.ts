import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Host } from '../../host.ts';
import { postedQuery } from '../../identity/index.ts';
import {
  type Assets,
  startDeadline,
  type ResolvedRoute,
  type SiteRef,
  unknown,
  sendOnce,
  sendPage,
} from '../../rendering/index.ts';
import type { RenderedPage, StoredPage } from '../../cache/stored-page.ts';
import { countMiss } from '../catalog/index.ts';
import { hasServerCart } from '../sales/index.ts';
import {
  countRedirectHit,
  readRefusedForm,
  type RefusedForm,
  makePage,
  readSite,
  type Site,
  type LoadedPage,
} from '../content/index.ts';
import { answerCanvas, isCanvasRequest } from './canvas/canvas-page.ts';
import { answerStill, isStillRequest } from './canvas/still-page.ts';
import { loadPage } from './load-page.ts';
import { loadMissing } from './pages/load-missing.ts';
import { movedLocation } from './moved-query.ts';
import { ownScripts } from './own-scripts.ts';
import { requestedPage, isPreviewRequest, shownQuery } from './requested-page.ts';
import { seesUncached, mayPreview } from '../shops/index.ts';
import { classOfPage, refineRoute } from './site-routes.ts';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { loadHidden } from './pages/load-hidden.ts';

/** Answers a page of any site, from the cache or rendered now; it contains nothing of the visitor. */
export async function answerPage(
  host: Host,
  assets: Assets,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { resolved, query, key } = requestedPage(request, assets.build);
  if (isCanvasRequest(query)) {
    return answerCanvas(host, assets, { request, reply }, { resolved, query });
  }
  if (isStillRequest(query)) {
    return answerStill(host, assets, { request, reply }, { resolved, query });
  }
  const make = (own: boolean) => makeNow({ host, assets, request, own }, resolved, query);
  const refused = await readRefusedForm(host, request);
  if (refused) {
    const page = await makeNow({ host, assets, request, own: true, refused }, resolved, query);
    return sendOnce(request, reply, page, 'private');
  }
  if (isPreviewRequest(resolved, query)) {
    return sendOnce(request, reply, await make(true), 'never');
  }
  const { visitor } = request;
  const isOwn = isOwnPage(host, request, resolved);
  if (isOwn || (await seesUncached(host.db, visitor, resolved.site))) {
    const page = await make(true);
    countVisit(host, request, page, query);
    return sendOnce(request, reply, withQuery(page, resolved, query), 'private');
  }
  const page = await host.pageCache.get(key, () => make(false));
  countVisit(host, request, page, query);
  countKeys(host, page);
  return sendPage(request, reply, withQuery(page, resolved, query));
}

/** Count the visit also when the page comes from the cache (decision 225). */
function countVisit(
  { visits }: Host,
  request: FastifyRequest,
  { visit }: RenderedPage | StoredPage,
  query: URLSearchParams,
): void {
  if (!visit || request.method !== 'GET') return;
  const { referer: referrer } = request.headers;
  visits.page(request, { visit, query, referrer, origin: request.ownOrigin });
}

/** Counts a visit of a redirected address, and a search without hits, except by staff (decisions 197, 519). */
function countKeys(host: Host, { keys, status }: StoredPage): void {
  for (const key of keys) {
    if (status === 301 && key.startsWith('redirect:')) countRedirectHit(host.db, key, host.now());
    if (key.startsWith('missed:')) countMiss(host.db, key, host.now());
  }
}

/** Adds the visitor's own query to a cached redirect, which is the same for all visitors. */
function withQuery<Page extends RenderedPage | StoredPage>(
  page: Page,
  { page: route }: ResolvedRoute,
  query: URLSearchParams,
): Page {
  const { location } = page.headers;
  if (page.status !== 301 || !location) return page;
  const scope = route.type === 'moved' ? 'all' : 'visit';
  const moved = movedLocation(location, query, scope);
  return { ...page, headers: { ...page.headers, location: moved } };
}

interface Making {
  readonly host: Host;
  readonly assets: Assets;
  readonly request: FastifyRequest;
  readonly own: boolean;
  readonly refused?: RefusedForm;
}

async function makeNow(
  { host, assets, request, own, refused }: Making,
  resolved: ResolvedRoute,
  query: URLSearchParams,
): Promise<RenderedPage> {
  const deadline = startDeadline((error) => {
    request.log.warn({ err: error, reqId: request.id }, 'a page is shown without a part');
  });
  const { site: found, isFound } = await deadline.required(siteOf(host, request, resolved.site));
  const preview =
    found.hidden !== null && own && (await mayPreview(host.db, request.visitor, found.shopId));
  const site = { ...found, context: { ...found.context, cached: !own, preview } };
  const isClosed = site.hidden !== null && !preview;
  const visitor = own ? request : null;
  const loadRequest = {
    host,
    site,
    path: resolved.path,
    query,
    deadline,
    visitor,
    ...(refused && { refused }),
  };
  const route = isFound ? refineRoute(site, resolved) : unknown;
  const page = !isFound
    ? await loadMissing(loadRequest, 'shop')
    : isClosed
      ? loadHidden(loadRequest)
      : await loadPage(loadRequest, route);
  const loaded = withNotice(page, refused?.notice, preview ? site : null);
  const base = isFound ? site.context.place.base : unknownBase(resolved.site);
  const url = `${base}${encodePath(resolved.path)}${refused ? postedQuery(query) : shownQuery(resolved, query)}`;
  const cssClass = classOfPage(site.look, route);
  return makePage(loaded, {
    site,
    assets,
    url: url || '/',
    deadline,
    cssClass,
    scripts: isClosed ? [] : ownScripts(site),
  });
}

/** Adds the message of a refused form, or tells staff that the shop is hidden. */
function withNotice(page: LoadedPage, refused: string | undefined, previewed: Site | null) {
  if (page.kind !== 'page') return page;
  if (refused !== undefined) return { ...page, status: 422, notice: refused };
  if (!previewed?.hidden) return page;
  const { lang } = previewed.context;
  return { ...page, notice: pageText(lang, `hidden.${previewed.hidden}.preview`) };
}

/** The address of an unknown shop is a missing page of the marketplace. */
async function siteOf(
  host: Host,
  request: FastifyRequest,
  ref: SiteRef,
): Promise<{ readonly site: Site; readonly isFound: boolean }> {
  const common = { db: host.db, config: host.config, lang: request.lang, now: host.now() };
  const site = await readSite({ ...common, ref });
  if (site) return { site, isFound: true };
  const mall = await readSite({ ...common, ref: { kind: 'mall' } });
  if (!mall) throw new Error('the market has no row of kind mall: run the migrations and the seed');
  return { site: mall, isFound: false };
}

/** Returns the base of a shop that does not exist, so that no line of the marketplace's menu is marked as current. */
function unknownBase(ref: SiteRef): string {
  return ref.kind === 'mall' ? '' : `/web/${encodeURIComponent(ref.shopname)}`;
}

/** True for a page with the server's cart in it, for browsers without JavaScript. */
function isOwnPage(host: Host, request: FastifyRequest, { page }: ResolvedRoute): boolean {
  return page.type === 'cart' && hasServerCart(host, request);
}

function encodePath(path: string): string {
  return path === '/' ? '' : path.split('/').map(encodeURIComponent).join('/');
}
