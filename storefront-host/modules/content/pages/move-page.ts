import { sql, type Transaction } from 'kysely';
import { isFreeName } from '@talad/elements/page/page-name';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Database } from '../../../db/schema.ts';
import { flattenRedirects } from '../redirects/flatten-redirects.ts';
import { insertRedirect, lockRedirects } from '../redirects/change-redirect.ts';
import { hasFixedAddress } from './fixed-pages.ts';
import { follow, lockPage, refusedAct, type Acted, type PageAct } from './page-acts.ts';
import { pagePath } from './page-path.ts';

/**
 * Gives a page another address. Visitors of a published page's old one are redirected; redirects to it lead to the
 * new one.
 */
export async function movePage(
  trx: Transaction<Database>,
  act: PageAct,
  to: string,
): Promise<Acted<{ readonly from: string | null }>> {
  const { shopId, name } = act;
  const page = await lockPage(trx, act);
  if (!page) return refusedAct('NOT_FOUND');
  if (hasFixedAddress(name)) return refusedAct('PAGE_FIXED');
  if (!isFreeName(to) || hasFixedAddress(to)) return refusedAct('PAGE_NAME');
  if (await lockPage(trx, { ...act, name: to })) return refusedAct('PAGE_TAKEN');
  for (const table of ['page', 'page_version'] as const) {
    await sql`UPDATE ${sql.table(table)} SET name = ${to}
      WHERE shop_id = ${shopId} AND name = ${name}`.execute(trx);
  }
  await sql`UPDATE draft_link SET page = ${to}
    WHERE shop_id = ${shopId} AND page = ${name}`.execute(trx);
  await sql`UPDATE page_schedule SET page = ${to}
    WHERE shop_id = ${shopId} AND page = ${name}`.execute(trx);
  const { site, paths } = await lockRedirects(trx, shopId);
  const [from, target] = [name, to].map((one) => decodeURIComponent(pagePath(one)));
  if (from === undefined || target === undefined) return refusedAct('PAGE_NAME');
  // The new address has a page now, so a redirect from it would never be followed, and could end in a circle.
  paths.delete(target);
  await trx
    .deleteFrom('redirect')
    .where('shop_id', '=', shopId)
    .where('from_path', 'in', [target, from])
    .execute();
  const wasKnown = page.isPublished || [...paths.values()].includes(pagePath(name));
  if (wasKnown) {
    await insertRedirect(trx, act, { from, to: pagePath(to) });
    await flattenRedirects(trx, site, paths.set(from, pagePath(to)));
  }
  // Cached redirects depend on their site.
  await invalidatePages(trx, [pageKeys.shop(shopId)]);
  await follow(trx, { ...act, name: to }, 'moved', [name, to], {
    before: { name },
    after: { name: to },
  });
  return { ok: true, from: wasKnown ? from : null };
}
