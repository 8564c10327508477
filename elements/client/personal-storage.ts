import {
  COMPARE_LIMIT,
  DROPSHIP_HISTORY_LIMIT,
  FAVORITES_LIMIT,
  HISTORY_LIMIT,
  RECENTLY_VIEWED_LIMIT,
} from '../commerce/limits.ts';
import { isRecord } from '../schema/is-product.ts';
import { allows } from './consent.ts';
import { storeText } from './storage.ts';

/** Largest number of items in each list (spec §9). */
const LIMITS = {
  favorites: FAVORITES_LIMIT,
  'favorite-shops': FAVORITES_LIMIT,
  'favorite-blogs': FAVORITES_LIMIT,
  'recently-viewed': RECENTLY_VIEWED_LIMIT,
  compare: COMPARE_LIMIT,
  'browsing-history': HISTORY_LIMIT,
  'dropship-history': DROPSHIP_HISTORY_LIMIT,
} as const;

export type PersonalKind = keyof typeof LIMITS;
/** Lists of shops and posts. */
export type LinkKind = 'favorite-shops' | 'favorite-blogs';
export type ProductKind = Exclude<PersonalKind, LinkKind>;

/** An item, and the time when it was viewed or marked (spec §3: items with id and time). */
export interface PersonalItem {
  readonly id: string;
  readonly time: number;
  /** Name of a shop or a post, and its path on this host. */
  readonly link?: { readonly title: string; readonly path: string };
}

/** Key of the account whose favourites this browser has a copy of (account-favourites.ts). */
export const ACCOUNT_KEY = 'talad-favorites-of';

type Items = readonly PersonalItem[];

export const keyOf = (kind: PersonalKind): string => `talad-${kind}`;

/** Returns the list with an item added in front; null if it is full and drops nothing. */
export function withItem(kind: PersonalKind, items: Items, added: PersonalItem): Items | null {
  const rest = items.filter((item) => !isSame(kind, item, added));
  // Products to compare were chosen on purpose, so none is dropped.
  if (kind === 'compare' && rest.length >= LIMITS[kind]) return null;
  return [added, ...rest].slice(0, LIMITS[kind]);
}

/** A product is listed once; the history lists it once per day. */
function isSame(kind: PersonalKind, one: PersonalItem, other: PersonalItem): boolean {
  return (
    one.id === other.id && (kind !== 'browsing-history' || dayOf(one.time) === dayOf(other.time))
  );
}

/** Returns the number of a day in Bangkok. */
export function dayOf(time: number): number {
  return Math.floor((time + 7 * 3_600_000) / 86_400_000);
}

export function readItems(kind: PersonalKind): Items {
  try {
    const stored: unknown = JSON.parse(storageOf(kind)?.getItem(keyOf(kind)) ?? '{}');
    const list: unknown = isRecord(stored) ? stored['items'] : null;
    return Array.isArray(list)
      ? list.filter((item) => isItem(item, kind)).slice(0, LIMITS[kind])
      : [];
  } catch {
    return [];
  }
}

export function writeItems(kind: PersonalKind, items: Items): void {
  try {
    const storage = storageOf(kind);
    if (storage) storeText(storage, keyOf(kind), JSON.stringify({ items }));
  } catch {
    // Storage is blocked or full: the list lasts as long as its page.
  }
}

/** Moves a list to the storage that the new consent allows, or deletes it. */
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

const HISTORY = ['recently-viewed', 'browsing-history'] as const;

/** Records a viewed product if the consent allows it. */
export function recordView(id: string, time: number, isDropship = false): void {
  for (const kind of isDropship ? ([...HISTORY, 'dropship-history'] as const) : HISTORY) {
    writeItems(kind, withItem(kind, readItems(kind), { id, time }) ?? []);
  }
}

/** Returns the storage that the consent allows: permanent, for this tab, or null. */
function storageOf(kind: PersonalKind): Storage | null {
  const isHistory = /recently|history/.test(kind);
  return isHistory && !allows('personalization') ? null : favouriteStorage();
}

/** Returns the storage of lists that visitors fill on purpose. */
export function favouriteStorage(): Storage {
  return allows('functionality') ? localStorage : sessionStorage;
}

/** Ids that the API accepts: a product's uuid, a shop's or a post's number. */
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
