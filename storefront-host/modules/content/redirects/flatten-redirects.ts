import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { RedirectMap } from './check-redirect.ts';
import { pathOfTarget, type RedirectSite } from './redirect-paths.ts';

/**
 * Makes each redirect lead directly to the last page of its chain, because browsers and search engines follow few
 * in a row. The map has no circles (check-redirect.ts).
 */
export async function flattenRedirects(
  trx: Transaction<Database>,
  site: RedirectSite,
  paths: RedirectMap,
): Promise<void> {
  const changed = [...paths]
    .map(([from, to]) => ({ from, to, last: lastOf(site, paths, to) }))
    .filter(({ to, last }) => to !== last);
  if (changed.length === 0) return;
  await sql`
    UPDATE redirect r SET to_path = flat.to_path, revision = r.revision + 1
    FROM unnest(${changed.map(({ from }) => from)}::text[], ${changed.map(({ last }) => last)}::text[])
      AS flat (from_path, to_path)
    WHERE r.shop_id = ${site.shopId} AND r.from_path = flat.from_path AND r.removed_at IS NULL`.execute(
    trx,
  );
}

function lastOf(site: RedirectSite, paths: RedirectMap, to: string): string {
  let last = to;
  for (;;) {
    const next = paths.get(pathOfTarget(site, last));
    if (next === undefined) return last;
    last = next;
  }
}
