import { slugOf } from './products/slug.ts';

interface AddressRequest {
  /** The slug that staff sent; undefined derives it from the title of a new record. */
  readonly slug: string | undefined;
  readonly title: string;
  /** The record's current slug; undefined for a new record. */
  readonly before: string | undefined;
  readonly readTaken: () => Promise<readonly { readonly slug: string }[]>;
}

/** Returns the slug to write, or why the sent one is refused; null means no change. At most one query. */
export async function chooseSlug(
  request: AddressRequest,
): Promise<{ readonly slug: string } | 'invalid' | 'taken' | null> {
  const { slug, title, before, readTaken } = request;
  if (slug === undefined && before !== undefined) return null;
  const wanted = slugOf(slug ?? title);
  // An address of only digits would be read as an id.
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
