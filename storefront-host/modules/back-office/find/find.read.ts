import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Database } from '../../../db/schema.ts';
import {
  countHits,
  MAX_COUNT,
  readKeys,
  type ListReader,
  type ListSource,
} from '../../../http/index.ts';
import { containsPattern, managedProducts } from '../../catalog/index.ts';
import { managedCustomers, managedOrders } from '../../sales/index.ts';
import { MAX_HITS, type Hit } from './find.contract.ts';

/** A kind of records that can be found, and the capability that its list requires. */
export interface Finder {
  readonly access: ListSource['access'];
  readonly find: (db: Kysely<Database>, reader: ListReader, q: string) => Promise<readonly Hit[]>;
}

/**
 * Searches each kind through its own list, five rows each, so permissions, indexes and plans are those of the list.
 * A common index would have to be updated with every record, and would need permission rules of its own. The cost:
 * three statements for each kind, and no ranking across kinds. Screens and settings are found in the browser.
 */
export const finders: readonly Finder[] = [
  listFinder(managedOrders, 'order', ({ number, customer, phone }) => ({
    title: `#${number}`,
    note: [customer, phone].filter((text) => text !== '').join(' · '),
  })),
  listFinder(managedProducts, 'product', ({ titles, code, barcode }, { lang }) => ({
    title: titles[lang] || titles.th || titles.en,
    note: [code, barcode].filter((text) => text !== null).join(' · '),
  })),
  listFinder(managedCustomers, 'customer', ({ name, phone, email }) => ({
    title: name || phone || email || '',
    note: [phone, email].filter(Boolean).join(' · '),
  })),
  { access: 'page:write', find: findPages },
];

/** A list with full-text search. */
interface Searched {
  where(shopId: number, filter: { readonly q: string }): RawBuilder<unknown>;
}

type HitTexts = Pick<Hit, 'title' | 'note'>;

function listFinder<F extends TSchema, Row extends TSchema>(
  source: Omit<ListSource<F, Row>, 'where'> & Searched,
  kind: Hit['kind'],
  textsOf: (row: Static<Row>, reader: ListReader) => HitTexts,
): Finder {
  const [sort = ''] = Object.keys(source.sorts);
  return {
    access: source.access,
    async find(db, reader, q) {
      const where = source.where(reader.shopId, { q });
      const count = await countHits(db, source, reader.shopId, where);
      if (count === 0) return [];
      const query = {
        where,
        sort,
        descending: true,
        limit: MAX_HITS,
        after: null,
        sortsHits: count <= MAX_COUNT,
      };
      const { ids } = await readKeys(db, source, query);
      const rows = await source.read(db, reader, ids);
      return rows.map((row, index) => ({ kind, id: ids[index] ?? '', ...textsOf(row, reader) }));
    },
  };
}

/** A shop has few pages, so a scan of its rows is fast enough. */
async function findPages(
  db: Kysely<Database>,
  { shopId }: ListReader,
  q: string,
): Promise<readonly Hit[]> {
  const { rows } = await sql<{ name: string; title: string }>`
    SELECT p.name, p.title FROM page p WHERE p.shop_id = ${shopId}
      AND lower(p.title || ' ' || p.name) LIKE ${containsPattern(q.toLowerCase())}
    ORDER BY p.title, p.name LIMIT ${MAX_HITS}`.execute(db);
  return rows.map(({ name, title }) => ({
    kind: 'page',
    id: name,
    title: title || name,
    note: '',
  }));
}
