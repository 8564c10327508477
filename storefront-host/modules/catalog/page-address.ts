import { slugOf } from './products/slug.ts';

interface AddressRequest {
  /** Sent by staff; absent: made of the title where the record is new. */
  readonly slug: string | undefined;
  readonly title: string;
  /** The record's slug until now; absent: it is new. */
  readonly before: string | undefined;
  readonly readTaken: () => Promise<readonly { readonly slug: string }[]>;
}

/** The slug to write, or why the sent one is refused; null: it stays as it is. At most one query. */
export async function chooseSlug(
  asked: AddressRequest,
): Promise<{ readonly slug: string } | 'invalid' | 'taken' | null> {
  const { slug, title, before, readTaken } = asked;
  if (slug === undefined && before !== undefined) return null;
  const wanted = slugOf(slug ?? title);
  // An address of digits alone reads as an id.
  if (slug !== undefined && !/\D/.test(wanted)) return 'invalid';
  if (wanted === before) return null;
  const taken = new Set((await readTaken()).map((row) => row.slug));
  if (!taken.has(wanted)) return { slug: wanted };
  return slug === undefined ? { slug: freeSlug(wanted, taken) } : 'taken';
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
