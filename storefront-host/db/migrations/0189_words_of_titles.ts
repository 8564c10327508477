import { sql, type Kysely } from 'kysely';

const AT_ONCE = 2_000;

interface Row {
  readonly shop_id: number;
  readonly id: number;
  readonly titles: readonly string[];
  readonly names: readonly string[];
}

/**
 * Adds the words of titles and names to the search texts, for lists by relevance (decision 497). Later writes of a
 * product do the same in searchTextOf; this is how it was then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let [shop, last] = [0, 0]; ;) {
    const { rows } = await sql<Row>`
      SELECT p.shop_id, p.id,
        array_prepend(p.title, coalesce(o.titles, '{}')) AS titles,
        array_remove(ARRAY[p.brand, p.author, p.publisher] || p.tags, NULL) AS names
      FROM product p CROSS JOIN LATERAL (
        SELECT array_agg(t.fields->>'title' ORDER BY t.lang) AS titles FROM translation t
        WHERE t.shop_id = p.shop_id AND t.entity = 'product' AND t.entity_id = p.id
          AND t.fields->>'title' <> '') o
      WHERE p.parent_id IS NULL AND (p.shop_id, p.id) > (${shop}, ${last})
      ORDER BY p.shop_id, p.id LIMIT ${AT_ONCE}`.execute(db);
    const words = rows.map(({ titles, names }) => {
      const inTitles = titles.map(wordsIn);
      const inNames = names.flatMap(wordsIn);
      const compact = inTitles.map((title) => `\n${title.join('')}`);
      const separate = inTitles.map((title) => `\n${between('\u001f', title)}`);
      return `${compact.join('')}${separate.join('')}\n${between('\t', inNames)}`;
    });
    await sql`UPDATE product p SET search_text = p.search_text || more.words
      FROM unnest(${rows.map((row) => row.shop_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[],
        ${words}::text[]) AS more (shop_id, id, words)
      WHERE p.shop_id = more.shop_id AND p.id = more.id`.execute(db);
    [shop, last] = [rows.at(-1)?.shop_id ?? shop, rows.at(-1)?.id ?? last];
    if (rows.length < AT_ONCE) break;
  }
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

function between(separator: string, words: readonly string[]): string {
  return `${separator}${words.map((word) => `${word}${separator}`).join('')}`;
}

function wordsIn(text: string): readonly string[] {
  const folded = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\0', '')
    .replaceAll('\u001f', '')
    .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39\u0e4d])/g, '$2$1')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  const runs = folded.match(/[\p{Script=Thai}]+|[^\p{Script=Thai}\s]+/gu) ?? [];
  return runs.flatMap((run) =>
    [...segmenter.segment(run)].filter((part) => part.isWordLike).map((part) => part.segment),
  );
}
