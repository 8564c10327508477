import { foldText } from '../../../storefront-host/modules/catalog/search/search-tokens.ts';
import { stableHash } from './judged-queries.ts';
import { show, type Shelf, type ShelfProduct } from './judged-shelf.ts';
import { mistype, typosOf, type Slip } from './typos.ts';

/** Tries that failed, by what was tried, and the number of all tries. */
export interface Tried {
  readonly tries: number;
  readonly failed: readonly {
    readonly kind: string;
    readonly typed: string;
    readonly got: string;
  }[];
}

const SLIPS: readonly Slip[] = ['swap', 'substitution', 'deletion', 'doubling', 'tone mark'];

/** Searches for each title as `type` types it, and expects a product of that title first. */
export async function tryTitles(
  shelf: Shelf,
  type: (title: string, index: number) => { readonly kind: string; readonly typed: string } | null,
  most = Number.POSITIVE_INFINITY,
): Promise<Tried> {
  const asked = shelf.products
    .flatMap(({ titles }) => [...new Set(titles)])
    .toSorted((a, b) => stableHash(a) - stableHash(b))
    .slice(0, most)
    .flatMap((title, index) => {
      const typed = type(title, index);
      return typed ? [{ title, ...typed }] : [];
    });
  const failed = [];
  for (const { title, kind, typed } of asked) {
    const [first] = (await show(shelf, typed)).products;
    if (first?.titles.includes(title)) continue;
    failed.push({ kind, typed, got: first?.titles[0] ?? 'nothing' });
  }
  return { tries: asked.length, failed };
}

export const exactly = (title: string) => ({ kind: 'exact', typed: title });
export const unspaced = (title: string) => ({ kind: 'unspaced', typed: title.replaceAll(' ', '') });
export function withTypo(title: string, index: number) {
  const kind = SLIPS[index % SLIPS.length] ?? 'swap';
  const typed = mistype(title.toLowerCase(), kind, title);
  return typed === null ? null : { kind, typed };
}

/** Searches for typos in words of the shelf, and expects the product or the right suggestion. */
export async function tryTypos(shelf: Shelf, seed: string): Promise<Tried> {
  const typos = typosOf(wordsOf(shelf.products), seed);
  const failed = [];
  for (const { slip, meant, typed } of typos) {
    const { products, meant: suggested } = await show(shelf, typed);
    const isFound = products.some(({ text }) => text.includes(meant));
    if (isFound || spaceless(suggested ?? '') === spaceless(meant)) continue;
    const got = `${suggested ?? ''}/${products[0]?.titles[0] ?? 'nothing'}`;
    failed.push({ kind: slip, typed: `${typed} (${meant})`, got });
  }
  return { tries: typos.length, failed };
}

/** Returns the names of things: Thai titles up to a space, and long English words. */
function wordsOf(products: readonly ShelfProduct[]): readonly string[] {
  const names = products.flatMap(({ titles }) =>
    titles.flatMap((title) => {
      const [first = '', ...others] = foldText(title).split(' ');
      return /\p{Script=Thai}/u.test(first) ? [first] : [first, ...others];
    }),
  );
  return [...new Set(names)].filter((name) => /^[\p{L}\p{M}]{5,16}$/u.test(name));
}

function spaceless(text: string): string {
  return text.replaceAll(' ', '');
}
