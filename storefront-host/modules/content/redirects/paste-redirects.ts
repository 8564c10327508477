import type { Db } from '../../../db/open.ts';
import type { Lang } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { follow, insertRedirect, lockRedirects, type RedirectChange } from './change-redirect.ts';
import { checkRedirect } from './check-redirect.ts';
import { flattenRedirects } from './flatten-redirects.ts';
import { MAX_REDIRECTS, type RedirectPasted } from './redirects.contract.ts';

/**
 * Stores a redirect for each line, `old,new`, in one transaction. An existing address gets the new target; a
 * refused line is returned with its reason.
 */
export function pasteRedirects(
  db: Db,
  change: RedirectChange,
  pasted: string,
  lang: Lang,
): Promise<RedirectPasted> {
  return db.transaction().execute(async (trx) => {
    const { site, paths } = await lockRedirects(trx, change.shopId);
    const result = { added: 0, changed: 0, problems: [] as RedirectPasted['problems'] };
    const refuse = (line: number, key: TextKey) =>
      result.problems.push({ line, message: text(lang, key) });
    for (const [index, line] of pasted.split(/\r\n|\r|\n/).entries()) {
      const cells = cellsOf(line);
      if (cells.every((cell) => cell === '')) continue;
      const [from = '', to = ''] = cells;
      const checked = await checkRedirect(trx, site, paths, { from, to });
      if (!checked.ok) {
        // The first line may have the names of the columns.
        if (index > 0 || from.startsWith('/')) refuse(index + 1, checked.key);
        continue;
      }
      if (paths.get(checked.from) === checked.to) continue;
      if (paths.has(checked.from)) {
        await trx
          .updateTable('redirect')
          .set((eb) => ({ to_path: checked.to, revision: eb('revision', '+', 1) }))
          .where('shop_id', '=', change.shopId)
          .where('from_path', '=', checked.from)
          .execute();
        result.changed += 1;
      } else if (paths.size < MAX_REDIRECTS) {
        await insertRedirect(trx, change, checked);
        result.added += 1;
      } else {
        refuse(index + 1, 'redirect.tooMany');
        continue;
      }
      paths.set(checked.from, checked.to);
    }
    const { added, changed } = result;
    if (added + changed > 0) {
      await flattenRedirects(trx, site, paths);
      const id = newId(change.at.getTime());
      await follow(trx, { ...change, id }, 'pasted', null, { added, changed });
    }
    return result;
  });
}

/** Returns the cells of a line from a spreadsheet or CSV file, without their quotes. */
function cellsOf(line: string): readonly string[] {
  const separator = line.includes('\t') ? '\t' : /[,;]/.exec(line)?.[0];
  const cells = separator === undefined ? line.trim().split(/\s+/) : line.split(separator);
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
