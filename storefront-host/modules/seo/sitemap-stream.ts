import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { partFile, type SitemapPart, type SitemapSite } from './sitemap-site.ts';
import { sitemapIndex, urlElements, urlsetEnd, urlsetStart } from './sitemap-xml.ts';
import { readEntries, readPartStarts, sitemapKinds, type SitemapScope } from './sitemap.read.ts';

/** sitemaps.org allows 50,000 addresses in a file; a page has one in each of two languages. */
export const PAGES_PER_PART = 25_000;

/** The index: every part of a site. Four queries. */
export async function indexXml(
  db: Kysely<Database>,
  site: SitemapSite,
  partSize = PAGES_PER_PART,
): Promise<string> {
  const parts = await Promise.all(
    sitemapKinds.map(async (kind) =>
      (await readPartStarts(db, kind, site.scope, partSize)).map(
        (after) => `${site.base}/${partFile({ kind, after })}`,
      ),
    ),
  );
  return sitemapIndex(parts.flat());
}

/** One part, written while it is read. */
export async function* partXml(
  db: Kysely<Database>,
  config: Config,
  scope: SitemapScope,
  part: SitemapPart,
  partSize = PAGES_PER_PART,
): AsyncGenerator<string> {
  yield urlsetStart;
  let chunk = '';
  for await (const entry of readEntries(db, config, { ...part, scope, limit: partSize })) {
    chunk += urlElements(entry);
    if (chunk.length > CHUNK) {
      yield chunk;
      chunk = '';
    }
  }
  yield `${chunk}${urlsetEnd}`;
}

const CHUNK = 64_000;
