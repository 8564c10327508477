import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Design } from '@talad/elements/page/design';
import type { PageDocument } from '@talad/elements/page/page';
import { readDesign } from '@talad/elements/page/design';
import { readPage } from '@talad/elements/page/read-page';
import type { Host } from '../../../host.ts';
import type { Assets, ResolvedRoute } from '../../../rendering/index.ts';
import { openCanvasToken, readVersion, type PageState } from '../../content/index.ts';
import { framedByEditor } from './canvas-page.ts';
import { renderDraft } from './draft-page.ts';

/** True for parameters of the pictures in the editor's dialogs. */
export function isStillRequest(query: URLSearchParams): boolean {
  return query.get('still') === '1' && query.has('t');
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Renders the page as a picture for the editor: `page` and `look` are each 'draft', 'published' or the id of a
 * version, so that the two can be compared apart. Same token as the canvas, and no script runs in it.
 */
export async function answerStill(
  host: Host,
  assets: Assets,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { resolved, query }: { resolved: ResolvedRoute; query: URLSearchParams },
): Promise<FastifyReply> {
  const opened = await openCanvasToken(host, query.get('t') ?? '');
  const draft = { host, assets, request, resolved, opened };
  const made = await renderDraft({ ...draft, isCanvas: true }, async (state) => {
    const page = await pageIn(host, state, query.get('page') ?? '');
    const design = await designIn(host, state, query.get('look') ?? '');
    return page && design && { page, design };
  });
  const { 'content-security-policy': policy = '', ...headers } = made.headers;
  return reply
    .status(200)
    .headers(headers)
    .header(
      'content-security-policy',
      `${framedByEditor(policy, host.config.publicUrl)}; sandbox allow-same-origin`,
    )
    .send(stillOf(made.body.toString()));
}

async function pageIn(host: Host, state: PageState, of: string): Promise<PageDocument | null> {
  if (of === 'draft') return state.page;
  if (of === 'published') return state.published;
  const version = await versionIn(host, state, of);
  return version && readPage(version.page);
}

async function designIn(host: Host, state: PageState, of: string): Promise<Design | null> {
  if (of === 'draft') return state.design;
  if (of === 'published') return state.visibleDesign;
  const version = await versionIn(host, state, of);
  if (!version) return null;
  // Versions before migration 0002 have no look.
  return Object.keys(version.global).length > 0 ? readDesign(version.global) : state.visibleDesign;
}

async function versionIn({ db }: Host, { shopId, name }: PageState, id: string) {
  const version = ID.test(id) ? await readVersion(db, shopId, id) : null;
  return version?.name === name ? version : null;
}

/**
 * Removes what a sandbox refuses, because the browser's console lists each refusal as an error, and the places that
 * only the canvas shows.
 */
function stillOf(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<p class="placeholder"[^>]*>.*?<\/p>/gs, '')
    .replaceAll(/ autofocus(="")?(?=[\s>])/g, '');
}
