import {
  COMPARE_LIST_KEPT,
  DROPSHIP_HISTORY_KEPT,
  FAVORITES_KEPT,
  HISTORY_KEPT,
  RECENTLY_VIEWED_KEPT,
} from '../commerce/limits.ts';
import { isRecord } from '../schema/is-product.ts';
import { allows } from './consent.ts';
import { keepText } from './storage.ts';

/** How many each list keeps (spec §9). */
const KEPT = {
  favorites: FAVORITES_KEPT,
  'favorite-shops': FAVORITES_KEPT,
  'favorite-blogs': FAVORITES_KEPT,
  'recently-viewed': RECENTLY_VIEWED_KEPT,
  compare: COMPARE_LIST_KEPT,
  'browsing-history': HISTORY_KEPT,
  'dropship-history': DROPSHIP_HISTORY_KEPT,
} as const;

export type PersonalKind = keyof typeof KEPT;
/** Those of things that are no products: a shop, a post. */
export type LinkKind = 'favorite-shops' | 'favorite-blogs';
export type ProductKind = Exclude<PersonalKind, LinkKind>;

/** What was seen or marked, and when (spec §3: items with id and time). */
export interface PersonalItem {
  readonly id: string;
  readonly time: number;
  /** Of a shop or a post: what it is called here, and where it is on this host. */
  readonly link?: { readonly title: string; readonly path: string };
}

/** Beside favourites that are a picture of an account's: whose they are (account-favourites.ts). */
export const ACCOUNT_KEY = 'talad-favorites-of';

type Items = readonly PersonalItem[];

export const keyOf = (kind: PersonalKind): string => `talad-${kind}`;

/** With one more in front; null where the list is full and drops nothing by itself. */
export function withItem(kind: PersonalKind, items: Items, added: PersonalItem): Items | null {
  const rest = items.filter((item) => !isSame(kind, item, added));
  // Nobody is to lose what was put beside each other on purpose.
  if (kind === 'compare' && rest.length >= KEPT[kind]) return null;
  return [added, ...rest].slice(0, KEPT[kind]);
}

/** Seen twice on a day is seen once; in the history each day has its own. */
function isSame(kind: PersonalKind, one: PersonalItem, other: PersonalItem): boolean {
  return (
    one.id === other.id && (kind !== 'browsing-history' || dayOf(one.time) === dayOf(other.time))
  );
}

/** Days of Bangkok, counted. */
export function dayOf(time: number): number {
  return Math.floor((time + 7 * 3_600_000) / 86_400_000);
}

export function readItems(kind: PersonalKind): Items {
  try {
    const stored: unknown = JSON.parse(storageOf(kind)?.getItem(keyOf(kind)) ?? '{}');
    const list: unknown = isRecord(stored) ? stored['items'] : null;
    return Array.isArray(list)
      ? list.filter((item) => isItem(item, kind)).slice(0, KEPT[kind])
      : [];
  } catch {
    return [];
  }
}

export function writeItems(kind: PersonalKind, items: Items): void {
  try {
    const storage = storageOf(kind);
    if (storage) keepText(storage, keyOf(kind), JSON.stringify({ items }));
  } catch {
    // Blocked or full: the list lives as long as its page.
  }
}

/** After another choice of what may be kept: it moves to where it may be, or goes. */
export function moveItems(kind: PersonalKind, now: Items): void {
  try {
    const storage = storageOf(kind);
    for (const other of [localStorage, sessionStorage]) {
      if (other !== storage) other.removeItem(keyOf(kind));
    }
    if (now.length > 0) writeItems(kind, now);
  } catch {
    // Storage is blocked: there is nothing to move.
  }
}

const SEEN = ['recently-viewed', 'browsing-history'] as const;

/** A product's page was opened, one that may be sold on; what may not be remembered is not. */
export function recordSeen(id: string, time: number, isDropship = false): void {
  for (const kind of isDropship ? ([...SEEN, 'dropship-history'] as const) : SEEN) {
    writeItems(kind, withItem(kind, readItems(kind), { id, time }) ?? []);
  }
}

/** What was allowed says how long: for ever, for this tab, or not at all. */
function storageOf(kind: PersonalKind): Storage | null {
  const isSeen = /recently|history/.test(kind);
  return isSeen && !allows('personalization') ? null : keptIn();
}

/** Where what somebody marked on purpose is kept. */
export function keptIn(): Storage {
  return allows('functionality') ? localStorage : sessionStorage;
}

/** A product's uuid; a shop's or a post's number. The shop refuses to be asked for anything else. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^[1-9]\d{0,14}$/;

function isItem(value: unknown, kind: PersonalKind): value is PersonalItem {
  if (!isRecord(value)) return false;
  const { id, time, link } = value;
  const isLinked =
    link === undefined || (isRecord(link) && isText(link['title']) && isText(link['path']));
  const known = kind.startsWith('favorite-') ? NUMBER : UUID;
  return isText(id) && known.test(id) && Number.isSafeInteger(time) && isLinked;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
