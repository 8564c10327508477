import type { FastifyRequest } from 'fastify';
import type { Design } from '@talad/elements/page/design';
import type { PageDocument } from '@talad/elements/page/page';
import type { RenderedPage } from '../../../cache/stored-page.ts';
import type { Host } from '../../../host.ts';
import { ApiFailure } from '../../../http/index.ts';
import { startDeadline, type Assets, type ResolvedRoute } from '../../../rendering/index.ts';
import {
  makePage,
  readPageState,
  readSite,
  type LoadRequest,
  type PageState,
} from '../../content/index.ts';
import { loadPage } from '../load-page.ts';
import { loadCustom } from '../pages/content/load-custom.ts';
import { classOfPage, documentNameOf } from '../site-routes.ts';

/** The page that a token opens. */
interface Opened {
  readonly shop_id: number;
  readonly page: string;
}

interface Shown {
  readonly page: PageDocument;
  readonly design: Design;
}

export interface DraftRequest {
  readonly host: Host;
  readonly assets: Assets;
  readonly request: FastifyRequest;
  readonly resolved: ResolvedRoute;
  /** Null for an invalid token, which is refused like one of another page. */
  readonly opened: Opened | null;
  /** Address of the page's own links, such as those to its other language; that of the live page if missing. */
  readonly url?: string;
  /** True if the document names its blocks for the editor. */
  readonly isCanvas?: boolean;
  /** A message above the page. */
  readonly notice?: string;
}

/**
 * Renders a state of the page other than the published one by the templates of visitors. It contains nothing that
 * counts a visit, no search engine lists it, and no cache may store it.
 */
export async function renderDraft(
  draft: DraftRequest,
  choose: (state: PageState) => Promise<Shown | null> | Shown,
): Promise<RenderedPage> {
  const { host, assets, request, resolved, opened } = draft;
  const deadline = startDeadline((error) => {
    request.log.warn({ err: error, reqId: request.id }, 'a draft is shown without a part');
  });
  const { db, config } = host;
  const siteQuery = {
    db,
    config,
    ref: resolved.site,
    lang: request.lang,
    now: host.now(),
    look: 'draft' as const,
  };
  const state = opened && (await deadline.required(readPageState(db, opened.shop_id, opened.page)));
  if (!state) throw new ApiFailure(403, 'EXPIRED');
  const shown = await choose(state);
  const site = await deadline.required(
    // A site that has never chosen a look has its theme's.
    readSite({ ...siteQuery, ...(shown && { design: { ...shown.design } }) }),
  );
  if (!site || !isFor(state, { shopId: site.shopId, resolved })) {
    throw new ApiFailure(403, 'EXPIRED');
  }
  if (!shown) throw new ApiFailure(404, 'NOT_FOUND');
  const page: LoadRequest = {
    host,
    site,
    path: resolved.path,
    query: new URLSearchParams(),
    deadline,
    visitor: null,
    draft: shown.page,
    ...(draft.isCanvas && { isCanvas: true }),
  };
  const loaded = await loadDraft(page, resolved, state.name);
  if (loaded.kind !== 'page') throw new ApiFailure(404, 'NOT_FOUND');
  const { blocks } = shown.page;
  const made = makePage(
    {
      ...loaded,
      head: { ...loaded.head, noindex: true },
      ...(draft.isCanvas && {
        frameIds: { header: blocks[0]?.id ?? '', footer: blocks.at(-1)?.id ?? '' },
      }),
      ...(draft.notice !== undefined && { notice: draft.notice }),
    },
    {
      site,
      assets,
      url: draft.url ?? `${site.context.place.base}${resolved.path}`,
      deadline,
      isDraft: true,
      cssClass: classOfPage(site.look, resolved.page),
    },
  );
  // Speculation rules would fetch pages that are rarely opened.
  const { 'speculation-rules': _prefetch, ...headers } = made.headers;
  return {
    ...made,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  };
}

/** Loads the draft as visitors would get it: on a built-in page the owner's sections come first. */
async function loadDraft(page: LoadRequest, { page: route }: ResolvedRoute, name: string) {
  const loaded = await loadPage(page, route);
  const isShown = loaded.kind === 'page' && loaded.status === 200;
  return isShown ? loaded : loadCustom(page, name);
}

/** Returns whether the token is for this address: its shop and page. */
function isFor(
  pass: { readonly shopId: number; readonly name: string },
  { shopId, resolved }: { readonly shopId: number; readonly resolved: ResolvedRoute },
): boolean {
  return pass.shopId === shopId && pass.name === documentNameOf(resolved.page);
}
