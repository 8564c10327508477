import type { Showroom } from '@talad/elements/api/product.contract';
import { idOf, unknown, type PageRoute } from './page-route.ts';

const MAX_JOINED = 20;
const showrooms: readonly Showroom[] = ['new', 'hot', 'sale', 'recommend'];

export function showroomRoute(rest: readonly string[]): PageRoute {
  const showroom = showrooms.find((known) => known === rest[0]);
  return showroom && rest.length === 1 ? { type: 'search', showroom } : unknown;
}

export function searchRoute(rest: readonly string[]): PageRoute {
  const [word, tag] = rest;
  if (rest.length === 0) return { type: 'search' };
  return word === 'tag' && tag && rest.length === 2
    ? { type: 'search', tag: tag.slice(0, 80) }
    : unknown;
}

export function categoryRoute(rest: readonly string[]): PageRoute {
  // By spec §2, '/category' lists everything, which is the search page.
  if (rest.length === 0) return { type: 'moved', path: '/search' };
  const ids = [...new Set((rest.at(-1) ?? '').split('+').map(idOf))];
  if (rest.length > 2 || ids.length > MAX_JOINED) return unknown;
  if (!ids.every((id) => id !== null)) return unknown;
  return { type: 'category', slug: rest.length === 2 ? (rest[0] ?? '') : '', ids };
}

export function productRoute(rest: readonly string[]): PageRoute {
  const [one, two, three] = rest;
  if (rest.length === 1) {
    const id = idOf(one);
    return id === null ? unknown : { type: 'product', slug: '', id, sub: null };
  }
  if (rest.length > 3) return unknown;
  // A slug never reads as a whole number alone, so /product/12/34 is product 12 with subproduct 34.
  const first = idOf(one);
  const second = idOf(two);
  if (rest.length === 2 && first !== null && second !== null) {
    return { type: 'product', slug: '', id: first, sub: second };
  }
  const sub = three === undefined ? null : idOf(three);
  if (second === null || (three !== undefined && sub === null)) return unknown;
  return { type: 'product', slug: one ?? '', id: second, sub };
}
