import type { Transaction } from 'kysely';
import { safeHref } from '@talad/elements/schema/safe-href';
import type { Db } from '../../../db/open.ts';
import type { BioLink, Database } from '../../../db/schema.ts';
import { isUpload } from '../../../media/uploads.ts';
import { refuse, refuseField, type Changed } from '../../catalog/index.ts';
import { recordTextChange } from '../record-text-change.ts';
import type { BioUpdate } from './bio.contract.ts';

interface BioChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/** Stores the owner's links in their order. One transaction. */
export function saveBioLinks(
  db: Db,
  change: BioChange,
  { revision, links: sent, avatar }: BioUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, at } = change;
    const links = sent?.map(linkOf);
    const refused =
      (links && refuseLinks(links)) ?? (await refusePictures(trx, shopId, links ?? [], avatar));
    if (refused) return refused;
    const columns = {
      ...(links && { links: JSON.stringify(links) }),
      ...(avatar !== undefined && { avatar }),
      updated_at: at,
    };
    const { numInsertedOrUpdatedRows: rows } = await trx
      .insertInto('bio_page')
      .values({ shop_id: shopId, links: '[]', ...columns })
      .onConflict((conflict) =>
        conflict
          .column('shop_id')
          .doUpdateSet({ ...columns, revision: revision + 1 })
          .where('bio_page.revision', '=', revision),
      )
      .executeTakeFirstOrThrow();
    if (rows === 0n) return refuse('CONFLICT');
    await recordTextChange(trx, change, 'bio_changed', {
      ...(links && { bio_links: String(links.length) }),
    });
    return { ok: true };
  });
}

function linkOf(sent: NonNullable<BioUpdate['links']>[number]): BioLink {
  const { titles, link, icon = '', image = null, on, from, until } = sent;
  const { th = '', en = '' } = titles;
  return {
    titles: { th: th.trim(), en: en.trim() },
    link: hrefOf(link.trim()),
    icon: icon.trim(),
    image,
    on,
    from: from ?? null,
    until: until ?? null,
  };
}

async function refusePictures(
  trx: Transaction<Database>,
  shopId: number,
  links: readonly BioLink[],
  avatar: string | null | undefined,
) {
  for (const [index, { image }] of links.entries()) {
    if (image != null && !(await isUpload(trx, shopId, image))) {
      return refuseField(`links/${index}/image`, 'field.invalid');
    }
  }
  if (avatar != null && !(await isUpload(trx, shopId, avatar))) {
    return refuseField('avatar', 'field.invalid');
  }
  return null;
}

/** People type addresses without a scheme: `example.com`. */
function hrefOf(typed: string): string {
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed) ? `https://${typed}` : typed;
}

function refuseLinks(links: readonly BioLink[]) {
  for (const [index, { titles, link, from, until }] of links.entries()) {
    const place = `links/${index}`;
    if (titles.th + titles.en === '') return refuseField(`${place}/titles/th`, 'field.required');
    if (safeHref(link) === '#') return refuseField(`${place}/link`, 'field.invalid');
    if (from !== null && until !== null && new Date(until) <= new Date(from)) {
      return refuseField(`${place}/until`, 'field.invalid');
    }
  }
  return null;
}
