import type { Host } from '../../../host.ts';
import { partFile, type SitemapPart, type SitemapSite } from './sitemap-site.ts';
import { sitemapIndex, urlElements, urlsetEnd, urlsetStart } from './sitemap-xml.ts';
import {
  readEntries,
  readPartStarts,
  sitemapKinds,
  type PartSize,
  type SitemapScope,
} from './sitemap.read.ts';

/**
 * sitemaps.org allows 50,000 addresses and 50 MB in a file. A page has an address in each of two languages, and
 * Thai addresses are long, so a file has fewer of them.
 */
export const PART_SIZE: PartSize = { pages: 25_000, bytes: 50_000_000 };

/** Returns the index with all parts of a site. */
export async function indexXml(
  { db, config }: Pick<Host, 'db' | 'config'>,
  site: SitemapSite,
  size = PART_SIZE,
): Promise<string> {
  const parts = await Promise.all(
    sitemapKinds.map(async (kind) =>
      (await readPartStarts(db, config, { kind, scope: site.scope }, size)).map(
        (after) => `${site.base}/${partFile({ kind, after })}`,
      ),
    ),
  );
  return sitemapIndex(parts.flat());
}

/** Yields the XML of one part while its rows are read. */
export async function* partXml(
  { db, config }: Pick<Host, 'db' | 'config'>,
  scope: SitemapScope,
  part: SitemapPart,
  size = PART_SIZE,
): AsyncGenerator<string> {
  yield urlsetStart;
  let chunk = '';
  for await (const entry of readEntries(db, config, { ...part, scope, size })) {
    chunk += urlElements(entry);
    if (chunk.length > CHUNK) {
      yield chunk;
      chunk = '';
    }
  }
  yield `${chunk}${urlsetEnd}`;
}

const CHUNK = 64_000;
