import type {
  FavouriteItem,
  FavouriteKind,
  Favourites,
  FavouritesResponse,
  SetFavouriteRequest,
} from '../api/favourite.contract.ts';
import { isRecord } from '../schema/is-product.ts';
import { callApi, type ApiResult } from './api-client.ts';
import { personalList, watchChanges, type ListChange } from './personal-lists.ts';
import { ACCOUNT_KEY, favouriteStorage } from './personal-storage.ts';
import { tokenOf } from './session/session-memory.ts';

const API = '/api/v1/favourites';
/** A change on another device appears after this time, with the next page. */
const FRESH_MS = 15_000;

const lists = { product: 'favorites', shop: 'favorite-shops', blog: 'favorite-blogs' } as const;
const kinds = ['product', 'shop', 'blog'] as const;

/** The account whose lists this browser has a copy of, and the time of the copy. */
interface Mirror {
  readonly token: string;
  readonly owner: string;
  readonly time: number;
}

let running: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Makes the browser's favourites a copy of the signed-in account's (decision 036): first adds the
 * browser's own to the account, then replaces the browser's list with the account's. Calls `failed`
 * when a change could not be saved and was undone.
 */
export function followAccount(failed: () => void): void {
  enqueue(sync);
  watchChanges((change) => {
    const kind = kinds.find((one) => lists[one] === change.kind);
    if (kind && tokenOf(document.cookie) !== null) enqueue(() => send(kind, change, failed));
  });
}

/** Runs calls one after another: a late answer would restore what was just undone. */
function enqueue(work: () => Promise<void>): void {
  waiting += 1;
  running = running.then(work).finally(() => (waiting -= 1));
}

async function sync(): Promise<void> {
  const token = tokenOf(document.cookie);
  const mirror = readMirror();
  if (token === null) return mirror ? forget() : undefined;
  if (mirror?.token === token && Date.now() - mirror.time < FRESH_MS) return;
  const own = mirror ? null : ownLists();
  const isAny = own !== null && kinds.some((kind) => own[kind].length > 0);
  applyAnswer(
    await (isAny
      ? callApi<FavouritesResponse>(`${API}/merge`, { body: { favourites: own } })
      : callApi<FavouritesResponse>(API)),
  );
}

async function send(kind: FavouriteKind, change: ListChange, failed: () => void): Promise<void> {
  for (const id of change.ids) {
    const body: SetFavouriteRequest = { kind, id, kept: change.kept };
    const answer = await callApi<FavouritesResponse>(API, { body });
    // The visitor signed out meanwhile: the change belongs to a guest now.
    if (!answer.ok && answer.code === 'UNAUTHENTICATED') return;
    if (!answer.ok) {
      personalList(change.kind).replace(change.before);
      return failed();
    }
    if (waiting === 1) applyAnswer(answer);
  }
}

function applyAnswer(answer: ApiResult<FavouritesResponse>): void {
  const token = tokenOf(document.cookie);
  if (!answer.ok || token === null) return;
  const { owner, favourites } = answer.data;
  for (const kind of kinds) {
    const list = personalList(lists[kind]);
    // Keep the link that this browser stores for each item.
    const known = new Map(list.items.peek().map((item) => [item.id, item.link]));
    list.replace(
      favourites[kind].map((item) => {
        const link = known.get(item.id);
        return link ? { ...item, link } : item;
      }),
    );
  }
  writeMirror({ token, owner, time: Date.now() });
}

function ownLists(): Favourites {
  const of = (kind: FavouriteKind): FavouriteItem[] =>
    personalList(lists[kind])
      .items.peek()
      .map(({ id, time }) => ({ id, time }));
  return { product: of('product'), shop: of('shop'), blog: of('blog') };
}

/** Removes the account's lists, since another person may use this browser next. */
function forget(): void {
  for (const kind of kinds) personalList(lists[kind]).replace([]);
  writeMirror(null);
}

function readMirror(): Mirror | null {
  try {
    const stored: unknown = JSON.parse(favouriteStorage().getItem(ACCOUNT_KEY) ?? 'null');
    if (!isRecord(stored)) return null;
    const { token, owner, time } = stored;
    const isWhole =
      typeof token === 'string' && typeof owner === 'string' && typeof time === 'number';
    return isWhole ? { token, owner, time } : null;
  } catch {
    return null;
  }
}

function writeMirror(mirror: Mirror | null): void {
  try {
    if (mirror) favouriteStorage().setItem(ACCOUNT_KEY, JSON.stringify(mirror));
    else favouriteStorage().removeItem(ACCOUNT_KEY);
  } catch {
    // Storage is blocked or full: the next page fetches the lists again.
  }
}
