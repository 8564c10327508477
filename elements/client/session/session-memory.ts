import type { HeartbeatUrls } from '../../api/heartbeat.contract.ts';
import type { UserProfile } from '../../api/user.contract.ts';
import { isRecord } from '../../schema/is-product.ts';

/** What the last heartbeat has said: good for every page and tab until the next one is due. */
export interface SessionMemory {
  readonly version: typeof VERSION;
  /** What the token cookie was; null: a guest. */
  readonly token: string | null;
  /** When it was said. */
  readonly time: number;
  /** Null for guests. */
  readonly profile: UserProfile | null;
  /** Goes with calls about notifications. */
  readonly messages: string | null;
  readonly urls: HeartbeatUrls | null;
}

const KEY = 'talad-user';
/** Rises with each change of what is kept. */
export const VERSION = 1;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Null where there is none, or none that can be understood. */
export function recall(store: () => Store): SessionMemory | null {
  try {
    const kept: unknown = JSON.parse(store().getItem(KEY) ?? 'null');
    return isMemory(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function remember(store: () => Store, memory: SessionMemory | null): void {
  try {
    // What people are told of is asked for when it is looked at, and lies in no storage.
    if (memory)
      store().setItem(
        KEY,
        JSON.stringify(memory, (key, value: unknown) =>
          key === 'notifications' && Array.isArray(value) ? [] : value,
        ),
      );
    else store().removeItem(KEY);
  } catch {
    // Blocked or full: each page asks anew.
  }
}

/** Ours, as this version writes it: storage and other tabs may be of another. */
export function isMemory(value: unknown): value is SessionMemory {
  return isRecord(value) && value['version'] === VERSION;
}

/** The session of this page's host by its readable cookie; null: a guest. */
export function tokenOf(cookies: string): string | null {
  return /(?:^|; )(?:__Host-)?talad-token=([\w-]+)/.exec(cookies)?.[1] ?? null;
}
