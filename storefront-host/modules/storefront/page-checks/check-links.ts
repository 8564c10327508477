import type { Design } from '@talad/elements/page/design';
import type { PageBlock } from '@talad/elements/page/page';
import type { FastifyRequest } from 'fastify';
import type { Host } from '../../../host.ts';
import { PageTimeout, resolveRoute, startDeadline } from '../../../rendering/index.ts';
import type { Site } from '../../content/index.ts';
import { loadPage } from '../load-page.ts';
import { documentNameOf, refineRoute } from '../site-routes.ts';
import { finding } from './finding.ts';
import type { PageFinding } from './page-checks.contract.ts';
import { sectionValues, shownBlocks } from './section-values.ts';

/** Each link loads its page once; a page with more distinct links has the rest unchecked. */
const MOST = 60;

interface Checking {
  readonly host: Host;
  readonly site: Site;
  readonly request: FastifyRequest;
  /** Names of pages that have a draft only. */
  readonly unpublished: ReadonlySet<string>;
}

interface Linked {
  readonly href: string;
  readonly block: string | null;
  readonly item: number | null;
}

/** Finds links to pages of this site that answer "not found", by the loaders of those pages. */
export async function checkLinks(
  checking: Checking,
  { blocks, design }: { readonly blocks: readonly PageBlock[]; readonly design: Design },
): Promise<readonly PageFinding[]> {
  const all = [...linksOfSections(blocks), ...linksOfLook(design)];
  const known = new Map<string, PageFinding['code'] | null>();
  for (const href of [...new Set(all.map((link) => link.href))].slice(0, MOST)) {
    known.set(href, await problemOf(checking, href));
  }
  const once = new Set<string>();
  return all.flatMap(({ href, block, item }) => {
    const code = known.get(href);
    const key = `${block} ${href}`;
    if (!code || once.has(key)) return [];
    once.add(key);
    return [finding(code, { block, item, text: href })];
  });
}

async function problemOf(
  { host, site, request, unpublished }: Checking,
  href: string,
): Promise<PageFinding['code'] | null> {
  if (href === '#') return 'DEAD_LINK';
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  const { pathname, searchParams: query } = new URL(href, 'http://site.invalid');
  // Files and other parts of the platform are not pages of the site.
  if (/^\/(media|assets|presets|account|web|app|signup)(\/|$)/.test(pathname)) return null;
  const resolved = resolveRoute(
    site.kind === 'mall'
      ? { kind: 'platform' }
      : { kind: 'shop', shopId: site.shopId, shopname: site.shopname },
    pathname,
  );
  const route = refineRoute(site, resolved);
  const name = documentNameOf(route);
  try {
    const deadline = startDeadline((error) => {
      request.log.warn({ err: error, reqId: request.id }, 'a link is checked without a part');
    });
    const { path } = resolved;
    const loaded = await loadPage({ host, site, path, query, deadline, visitor: null }, route);
    if (loaded.kind !== 'page' || loaded.status < 400) return null;
  } catch (error) {
    // A slow page is not a missing one.
    if (error instanceof PageTimeout) return null;
    throw error;
  }
  return name !== null && unpublished.has(name) ? 'UNPUBLISHED_LINK' : 'DEAD_LINK';
}

function linksOfSections(blocks: readonly PageBlock[]): readonly Linked[] {
  return shownBlocks(blocks).flatMap((block) =>
    sectionValues(block).flatMap(({ kind, item, th, en }) => {
      const values = [th, en ?? ''].map((value) => value.trim()).filter(Boolean);
      const hrefs =
        kind === 'link' ? values : kind === 'richtext' ? values.flatMap(linksInHtml) : [];
      return hrefs.map((href) => ({ href, block: block.id, item }));
    }),
  );
}

function linksInHtml(html: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi)].flatMap(([, href]) => href ?? []);
}

function linksOfLook({ header, footer }: Design): readonly Linked[] {
  return [...new Set(linksWithin([header, footer]))].map((href) => ({
    href,
    block: null,
    item: null,
  }));
}

/** Returns the values named `link` in menus and columns, at any depth. */
function linksWithin(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(linksWithin);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'link' && typeof inner === 'string' && inner.trim() !== ''
      ? [inner.trim()]
      : linksWithin(inner),
  );
}
