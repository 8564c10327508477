import type { HeartbeatUrls } from '../../api/heartbeat.contract.ts';
import type { UserProfile } from '../../api/user.contract.ts';
import { isRecord } from '../../schema/is-product.ts';

/** The answer of the last heartbeat, valid for every page and tab until the next one is due. */
export interface SessionMemory {
  readonly version: typeof VERSION;
  /** The token cookie at that time; null for a guest. */
  readonly token: string | null;
  /** Time of the answer. */
  readonly time: number;
  /** Null for guests. */
  readonly profile: UserProfile | null;
  /** Sent with calls about notifications. */
  readonly messages: string | null;
  readonly urls: HeartbeatUrls | null;
}

const KEY = 'talad-user';
/** Increase it when the stored format changes. */
export const VERSION = 1;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns null if there is none or it cannot be read. */
export function recall(store: () => Store): SessionMemory | null {
  try {
    const stored: unknown = JSON.parse(store().getItem(KEY) ?? 'null');
    return isMemory(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function remember(store: () => Store, memory: SessionMemory | null): void {
  try {
    // Notifications are fetched when they are viewed, and never stored.
    if (memory)
      store().setItem(
        KEY,
        JSON.stringify(memory, (key, value: unknown) =>
          key === 'notifications' && Array.isArray(value) ? [] : value,
        ),
      );
    else store().removeItem(KEY);
  } catch {
    // Storage is blocked or full: each page asks again.
  }
}

/** Returns whether it has this version's format: storage and other tabs can have another. */
export function isMemory(value: unknown): value is SessionMemory {
  return isRecord(value) && value['version'] === VERSION;
}

/** Reads the session token of this host from the cookies; null for a guest. */
export function tokenOf(cookies: string): string | null {
  return /(?:^|; )(?:__Host-)?talad-token=([\w-]+)/.exec(cookies)?.[1] ?? null;
}
