import type { PageVisit } from '../visits/page-visit.ts';

/** A page or a JSON answer as rendered; the cache compresses and stores it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** UTF-8. */
  readonly body: Buffer;
  /** Keys of its content (page-keys.ts). */
  readonly keys: readonly string[];
  /**
   * Time at which it becomes outdated without a change: the end of a sale, or of 'new within 30
   * days'.
   */
  readonly validUntil: Date | null;
  /** Cut short by the limit of 3 s (spec §9), or a failure: shown, never cached. */
  readonly complete: boolean;
  /** Record of the visit for the statistics. Absent for pages that do not count, such as a missing one. */
  readonly visit?: PageVisit | undefined;
}

export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** ETag of the body, the same for each compression. */
  readonly etag: string;
  readonly br: Buffer;
  /** Compressed for repeated requests. */
  readonly isPacked: boolean;
  readonly keys: readonly string[];
  readonly validUntil: number;
  readonly bytes: number;
  readonly visit?: PageVisit | undefined;
}
