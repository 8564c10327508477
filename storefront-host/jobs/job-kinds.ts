import type { Lang } from '../db/schema.ts';

/** A step of an order about which the buyer gets a mail. */
export type OrderStep =
  | 'paid'
  | 'prepared'
  | 'delivered'
  | 'completed'
  | 'cancelled'
  | 'withdrawn'
  | 'undelivered'
  | 'repaid'
  | 'returnAsked'
  | 'returnWithdrawn'
  | 'returned'
  | 'disputed';

/** The payload of every kind of background job. The outbox's topics are job kinds too. */
export interface JobPayloads {
  'order.placed': { readonly shop_id: number; readonly order_id: string };
  'order.counted': { readonly shop_id: number; readonly order_id: string };
  'order.expire': Record<string, never>;
  'order.expired': { readonly shop_id: number; readonly order_id: string };
  'order.step': {
    readonly shop_id: number;
    readonly order_id: string;
    readonly step: OrderStep;
    readonly revision: number;
    /** True if the money of a cancelled order was refunded to the wallet. */
    readonly to_wallet: boolean;
  };
  'order.shipped': { readonly shop_id: number; readonly order_id: string };
  'order.return': {
    readonly shop_id: number;
    readonly return_id: string;
    readonly said: 'accepted' | 'refused' | 'decided';
  };
  'order.refunded': { readonly shop_id: number; readonly refund_id: string };
  'order.slip': { readonly shop_id: number; readonly slip_id: string };
  'payment.refund': { readonly shop_id: number; readonly refund_id: string };
  'payment.sweep': Record<string, never>;
  'slip.sweep': Record<string, never>;
  'order.complete': Record<string, never>;
  'books.check': Record<string, never>;
  'parcel.sent': { readonly shop_id: number; readonly parcel_id: string };
  'form.entry': { readonly shop_id: number; readonly entry_id: string };
  'error.report': {
    readonly code: string;
    readonly message: string;
    readonly stack?: string;
    readonly path: string;
    readonly at: string;
    readonly from: 'browser' | 'server';
  };
  /** Requested without proof of identity (identity/routes/account-mails.ts). */
  'account.mail':
    | {
        readonly id: string;
        readonly kind: 'register' | 'forgot';
        readonly email: string;
        readonly name: string;
        readonly next: string;
        readonly lang: Lang;
      }
    | {
        readonly id: string;
        readonly kind: 'address';
        readonly account_id: string;
        readonly email: string;
        readonly lang: Lang;
        /** Time of the request. */
        readonly at: number;
      }
    | { readonly kind: 'guessed'; readonly email: string };
  /** A notification of a staff member who chose to get mails. */
  'notice.mail': {
    readonly id: string;
    readonly shop_id: number | null;
    readonly account_id: string;
    readonly kind: string;
    readonly data: Readonly<Record<string, unknown>>;
    readonly path: string;
  };
  'mail.send': { readonly mail_id: string };
  'mail.sweep': Record<string, never>;
  'image.variants': { readonly shop_id: number; readonly media_id: string };
  'media.sweep': Record<string, never>;
  'picture.fetch': { readonly shop_id: number; readonly picture_id: string };
  'picture.sweep': Record<string, never>;
  'import.work': { readonly shop_id: number; readonly import_id: string };
  'import.sweep': Record<string, never>;
  'bulk.work': { readonly shop_id: number; readonly run_id: string };
  'bulk.sweep': Record<string, never>;
  'outbox.prune': Record<string, never>;
  'account.sweep': Record<string, never>;
  'cart.sweep': Record<string, never>;
  'checkout.remind': Record<string, never>;
  'payment.remind': Record<string, never>;
  'retention.sweep': Record<string, never>;
  'shop.remove': Record<string, never>;
  'domain.check': Record<string, never>;
  'shop.file': { readonly shop_id: number };
  'shop.upload': { readonly shop_id: number };
  'shop.file.sweep': Record<string, never>;
  'seller.rank': Record<string, never>;
  'prices.turn': Record<string, never>;
  'stock.sum': Record<string, never>;
  'search.follow': Record<string, never>;
  'search.sweep': Record<string, never>;
  'publish.due': Record<string, never>;
  /** `due`: time at which the job runs, if not at once. */
  'publish.blogs': { readonly due?: string };
  'publish.pages': { readonly due?: string };
  'visits.close': Record<string, never>;
}

export type JobKind = keyof JobPayloads;

interface KindSettings {
  /** Number of retries, with growing pauses that begin at `retryDelay` seconds. */
  readonly retryLimit: number;
  readonly retryDelay: number;
  /** After this time the process that took the job counts as dead, and the job is retried. */
  readonly expireInSeconds: number;
  /** Number of jobs of this kind that one process runs at a time. */
  readonly concurrency: number;
  /**
   * Number of waiting jobs that are taken and settled together, 1 by default. Only for short work in the
   * database: all of a batch have the time of one job.
   */
  readonly batch?: number;
  /** Cron schedule (UTC). */
  readonly cron?: string;
}

const quick = { retryLimit: 8, retryDelay: 5, expireInSeconds: 60, concurrency: 2 };
const sweep = { retryLimit: 1, retryDelay: 60, expireInSeconds: 900, concurrency: 1 };

export const jobKinds: Readonly<Record<JobKind, KindSettings>> = {
  'order.placed': { ...quick, batch: 10 },
  'order.counted': { ...quick, batch: 20 },
  'order.step': quick,
  'order.shipped': quick,
  'order.expired': quick,
  'order.return': quick,
  'order.refunded': quick,
  'order.slip': quick,
  'order.expire': { ...sweep, cron: '* * * * *' },
  // Retries for half a day while the provider is unavailable.
  'payment.refund': { retryLimit: 12, retryDelay: 15, expireInSeconds: 60, concurrency: 1 },
  'payment.sweep': { ...sweep, cron: '* * * * *' },
  'slip.sweep': { ...sweep, cron: '* * * * *' },
  // 03:27 in Thailand.
  'order.complete': { ...sweep, cron: '27 20 * * *' },
  // Monday, 04:33 in Thailand. Not retried, because a second check gives the same result.
  'books.check': { ...sweep, retryLimit: 0, cron: '33 21 * * 0' },
  'parcel.sent': quick,
  'form.entry': quick,
  'error.report': quick,
  'account.mail': quick,
  'notice.mail': quick,
  'mail.send': quick,
  'mail.sweep': { ...sweep, cron: '*/10 * * * *' },
  'image.variants': { retryLimit: 4, retryDelay: 10, expireInSeconds: 300, concurrency: 1 },
  'picture.fetch': { retryLimit: 5, retryDelay: 30, expireInSeconds: 120, concurrency: 2 },
  'picture.sweep': { ...sweep, cron: '53 20 * * *' },
  'media.sweep': { ...sweep, cron: '23 20 * * *' },
  // The sweep finds the job of a killed process long before it expires.
  'import.work': { retryLimit: 2, retryDelay: 10, expireInSeconds: 3_600, concurrency: 1 },
  'import.sweep': { ...sweep, cron: '* * * * *' },
  // A separate sweep finds interrupted runs, as for imports.
  'bulk.work': { retryLimit: 2, retryDelay: 10, expireInSeconds: 3_600, concurrency: 1 },
  'bulk.sweep': { ...sweep, cron: '* * * * *' },
  'outbox.prune': { ...sweep, cron: '41 20 * * *' },
  'account.sweep': { ...sweep, cron: '*/30 * * * *' },
  'cart.sweep': { ...sweep, cron: '11 20 * * *' },
  'checkout.remind': { ...sweep, cron: '*/5 * * * *' },
  'payment.remind': { ...sweep, cron: '*/5 * * * *' },
  'retention.sweep': { ...sweep, cron: '37 20 * * *' },
  'shop.remove': { ...sweep, cron: '7 21 * * *' },
  'domain.check': { ...sweep, cron: '47 21 * * *' },
  // No retry: the owner requests the file again if it failed.
  'shop.file': { retryLimit: 0, retryDelay: 0, expireInSeconds: 3_600, concurrency: 1 },
  'shop.upload': { retryLimit: 0, retryDelay: 0, expireInSeconds: 3_600, concurrency: 1 },
  'shop.file.sweep': { ...sweep, cron: '29 * * * *' },
  'seller.rank': { ...sweep, cron: '17 * * * *' },
  'prices.turn': { ...sweep, cron: '* * * * *' },
  'stock.sum': { ...sweep, cron: '* * * * *' },
  'search.follow': { ...sweep, cron: '* * * * *' },
  'search.sweep': { ...sweep, cron: '17 20 * * *' },
  'publish.due': { ...sweep, cron: '* * * * *' },
  'publish.blogs': { ...sweep, cron: '* * * * *' },
  'publish.pages': { ...sweep, cron: '* * * * *' },
  // 02:12 in Thailand: an order after midnight can still be attributed to a visitor of the day before.
  'visits.close': { ...sweep, cron: '12 19 * * *' },
};

export function isJobKind(name: string): name is JobKind {
  return Object.hasOwn(jobKinds, name);
}

export const jobNames: readonly JobKind[] = Object.keys(jobKinds).filter(isJobKind);
